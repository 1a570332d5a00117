BEGIN TRANSACTION;
CREATE TABLE answers (
	table_id TEXT NOT NULL, 
	step INTEGER NOT NULL, 
	seat TEXT NOT NULL, 
	line TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	spent FLOAT NOT NULL, 
	PRIMARY KEY (table_id, step, seat)
);
INSERT INTO "answers" VALUES('9HAPE9',1,'black','{"line":"answer","step":1,"seat":"black","answer":["pyrotechnician","geomancer","gardener","traveler","revolutionary"],"salt":"67ca5b7a4686d6944edb4f88314b1871","commitment":"5edc0127ae4375300700b28a8e182d95c5a99a59e4100f59d8e7ed6d14c316f9","events":"ab2f53cd386cb771a32e0c6bf9fa2e91acfa4dbf3976ab269ad821e029b10eea"}
',1.79500764640291261666e+09,0.0);
INSERT INTO "answers" VALUES('9HAPE9',1,'white','{"line":"answer","step":1,"seat":"white","answer":["botanist","matron","dancer","necromancer","astronomer"],"salt":"efb3ac7dd1216888d7f31a17b60f25b4","commitment":"f46bcf80b1c3d0dc8cf2b97c4c8486ee3c161c8847ff18c0cfb3620b1768f53e","events":"ab2f53cd386cb771a32e0c6bf9fa2e91acfa4dbf3976ab269ad821e029b10eea"}
',1.79500764641060495379e+09,0.0);
INSERT INTO "answers" VALUES('9HAPE9',2,'white','{"line":"answer","step":2,"seat":"white","answer":["matron","botanist","dancer","pyrotechnician","astronomer"],"salt":"509e996bedca2b5d342de617005fdc46","commitment":"e0b9e29efe827dfbbe92eb0c4bd773efe7b89d8825274ac15dbf70e89fbc2f03","events":"e7911bf18a7234c52c01d2e65d3a9a2e2e1e693c94527624d8253fc1f9b3139e"}
',1.79500764641423606873e+09,0.0);
INSERT INTO "answers" VALUES('9HAPE9',2,'black','{"line":"answer","step":2,"seat":"black","answer":["gardener","geomancer","hermit","pyrotechnician","revolutionary"],"salt":"31ae177c078cb11d37098481ce10968d","commitment":"2c99d890e1d71545742e41d8ec915f5439604985fdfee50cd1468b680ba396bc","events":"e7911bf18a7234c52c01d2e65d3a9a2e2e1e693c94527624d8253fc1f9b3139e"}
',1795007646.41555,0.0);
INSERT INTO "answers" VALUES('9HAPE9',3,'black','{"line":"answer","step":3,"seat":"black","answer":{"out":"hermit","in":"alchemist"},"salt":"bc51bfe72eba1b0958850b4502e0fbeb","commitment":"f5f6537e226066d033b36521a0f4415405ed6826b0698396cc2d7a79e3087250","events":"8a28dd6ef7718329a5bd6256829547a1fc1db2057ac5cefaf5df3bb2edb16b8b"}
',1.7950076464179787636e+09,0.0);
INSERT INTO "answers" VALUES('9HAPE9',3,'white','{"line":"answer","step":3,"seat":"white","answer":null,"salt":"5f396e3086dbd3fe20d2e0497d04c419","commitment":"dea35f54bfb4c5a57e20de203b881d74d1f0e283e5a49bbfa73d398c9a141542","events":"8a28dd6ef7718329a5bd6256829547a1fc1db2057ac5cefaf5df3bb2edb16b8b"}
',1.79500764642237520219e+09,0.0);
INSERT INTO "answers" VALUES('9HAPE9',4,'white','{"line":"answer","step":4,"seat":"white","answer":["botanist","astronomer","necromancer","dancer","matron"],"salt":"3eeb8383c794da1cd9bd3ff3bd5ddeb0","commitment":"61d868968adcd9cc8942a44b481323565d17760c876a96766985f1c5aec95c29","events":"e5e928895256799ca4042c680522d4b9186b8485c4c83accf90cc01c8e8d6a1e"}
',1.79500764642419266699e+09,0.0);
INSERT INTO "answers" VALUES('9HAPE9',4,'black','{"line":"answer","step":4,"seat":"black","answer":["pyrotechnician","traveler","geomancer","revolutionary","gardener"],"salt":"6303d79efdc277e0ec5a2e9ffd8d66ad","commitment":"8b000d2553fcd14d9a0ac8a611e18c1eb0ae41a3322bda867dfc6c129f045555","events":"e5e928895256799ca4042c680522d4b9186b8485c4c83accf90cc01c8e8d6a1e"}
',1.79500764642550373079e+09,0.0);
INSERT INTO "answers" VALUES('9HAPE9',5,'white','{"line":"answer","step":5,"seat":"white","answer":false,"salt":"f4549248dfea79c7ccab2cddcc153f49","commitment":"73d5ba8a8c1ebc7f8059b11ed25888a71519ca5331de7841e43a302890e06fd3","events":"db41cfe7524c9f943f782dac8178dd3aff0728b595cd885fa30a9691c32a6a1a"}
',1.79500764645814514164e+09,0.0);
INSERT INTO "answers" VALUES('9HAPE9',6,'black','{"line":"answer","step":6,"seat":"black","answer":{"out":"pyrotechnician","in":"lightkeeper"},"salt":"a2945e9dc5412922628a5d142c23ad95","commitment":"709aaa46fd36e28cbf4fd2e29260b8930df6d1238c570485e199de7b56c3a36e","events":"5fe8ecdb07c3355ec5ef04cd4136fa55030fd5078d2ba44a5cd2da74950f1f81"}
',1.7950076464671776295e+09,0.0);
INSERT INTO "answers" VALUES('9HAPE9',6,'white','{"line":"answer","step":6,"seat":"white","answer":null,"salt":"c1dcfa5ea34263dfee98457e2a52178d","commitment":"d4e57aaaeec09bf0c040ba9b8cd50993a6b5768231f23cbe72802f82f311070d","events":"5fe8ecdb07c3355ec5ef04cd4136fa55030fd5078d2ba44a5cd2da74950f1f81"}
',1.79500764646900391576e+09,0.0);
INSERT INTO "answers" VALUES('9HAPE9',7,'white','{"line":"answer","step":7,"seat":"white","answer":["pyrotechnician","matron","botanist","astronomer","necromancer"],"salt":"42372764b928049666b74b7b7544aa87","commitment":"30d83bb524603c46ccc9e1272ef849ea4ee368643215a8ba373b5976da8a00af","events":"12fa19600addaa67f53d3e6f1a43b2d04a352d5409ce45296aa437e4137124b7"}
',1.79500764647069430352e+09,0.0);
INSERT INTO "answers" VALUES('9HAPE9',7,'black','{"line":"answer","step":7,"seat":"black","answer":["revolutionary","lightkeeper","traveler","alchemist","gardener"],"salt":"94962bd509e88ccb3a7f9f25104a2e54","commitment":"b4872e4e1c5651348f5e23f72292d22ae60768651479bb2977b5f52a9b0f59df","events":"12fa19600addaa67f53d3e6f1a43b2d04a352d5409ce45296aa437e4137124b7"}
',1.79500764647189021113e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',1,'north','{"line":"answer","step":1,"seat":"north","answer":["the-recruiting-sergeant","sapphire-spyglass","opinionated-weathercock","boots-of-one-league","ruby-salamander","gauntlet-of-the-left-hand","the-spendthrift"],"salt":"a0695af89864e9093fac8b3581ecafac","commitment":"aa938e6b348941ef77bd502177e239dfd551875384e7e7fcf6091c090de8608f","events":"ffb6258c67664aecf78d19e8990dbcb6755e5e2742a23b054d68de878f37b350"}
',1.79500764658012938496e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',1,'south','{"line":"answer","step":1,"seat":"south","answer":["orb-of-weight","two-sticks-tove","horseshoe-slightly-used","ulf-against-the-world","umpire-of-the-woods","dragonbone-comb","the-rare-books-curator"],"salt":"b4341784a9091f2f3ed46ad7be504ef3","commitment":"813b6f2c6827bd0ce05e7f72218d697859b3ecb350fcf24e2ba48bb2f810eb5b","events":"ffb6258c67664aecf78d19e8990dbcb6755e5e2742a23b054d68de878f37b350"}
',1.79500764659855437275e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',2,'south','{"line":"answer","step":2,"seat":"south","answer":{"wizard":"the-chilly-librarian","relic":"sash-of-the-fourth-degree"},"salt":"7347a87aa7ac38a7a1553da31804cbdf","commitment":"8ec806f30fcc84a5f66a30c4e50dd38252cf6884c68778f76396ceac40f88b2e","events":"5f683d85a82d6ef41e37370dbdf1d6082d980e5a27950d3c82b2de8cd08b42e7"}
',1.79500764660110449788e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',2,'north','{"line":"answer","step":2,"seat":"north","answer":{"wizard":"memory-of-the-forest","relic":"anvil-of-the-ancients"},"salt":"7ab50f146dbd0e88e13f7b976d0f67c4","commitment":"6e2c585fa3bd749f9dab278217710ab4fc32c6e54465b9de974e65fffe678037","events":"5f683d85a82d6ef41e37370dbdf1d6082d980e5a27950d3c82b2de8cd08b42e7"}
',1.79500764660267210005e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',3,'north','{"line":"answer","step":3,"seat":"north","answer":"sash-of-the-fourth-degree","salt":"62374845f30468450b63fca0d49d4dfd","commitment":"2bc4172131c5be545229b573c439488a2ef719054bdd734329ec6d17c982c0ab","events":"066b3a25b3e5fee00ea7b6c515ab0d5f0fedfa3e9ee2e4c4d9025dc325c39f71"}
',1.79500764660701370243e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',4,'south','{"line":"answer","step":4,"seat":"south","answer":{"wizard":"grandmother-fog","relic":"orb-of-weight"},"salt":"5060c67ecfc6ab3fb28272c2ef6208d1","commitment":"b293baf213191b3cd2ea41fe2fe2998b7acfc6359e20ff1b781580ac922f3118","events":"e053dca225a02da00945a1a70230f1b7870023ebcec30687fd1270a7daae5b7b"}
',1.7950076466088995934e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',4,'north','{"line":"answer","step":4,"seat":"north","answer":{"wizard":"vincent-the-vanishing","relic":"sash-of-the-fourth-degree"},"salt":"ad1428f7e53d361a0df3f631ca9516a9","commitment":"7c3f13207e9d9b1f9d18dbf5a98af0e0634acaf4c978e553ba4a3862c0d5b001","events":"e053dca225a02da00945a1a70230f1b7870023ebcec30687fd1270a7daae5b7b"}
',1.79500764661425495148e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',5,'south','{"line":"answer","step":5,"seat":"south","answer":"sash-of-the-fourth-degree","salt":"5e23f5cc06b3d7ebba0d6e119d10dc65","commitment":"2f99d706cce56991b09f9640ff8d4d7c1491b1455390761963fa0a367bca04ec","events":"f3d5e31f5ef88d05d49d30afce6df692747c71619d9480efb6fab6ef04b1a716"}
',1.79500764664250063895e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',6,'north','{"line":"answer","step":6,"seat":"north","answer":{"wizard":"the-astronomer-royal","relic":"wet-blanket"},"salt":"95a9adb99c86720971ebb9d0ce78246e","commitment":"656cd68ec9eafa8de1b1c666c353583f3201e9265353c14a9664fc4298b76d82","events":"1840e69289694f68648f51b5c3cd76e4b0c3bf428cd2708e8385f726adb41f13"}
',1.79500764664499449724e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',6,'south','{"line":"answer","step":6,"seat":"south","answer":{"wizard":"the-keyhole-oracle","relic":"sash-of-the-fourth-degree"},"salt":"5e9c20dc46c41505fead533cb48752c6","commitment":"5e1cbf504649f71ac226490b05f94d29fbe86a72ef25beea2ba6f8f56e9722da","events":"1840e69289694f68648f51b5c3cd76e4b0c3bf428cd2708e8385f726adb41f13"}
',1.79500764664650535587e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',7,'south','{"line":"answer","step":7,"seat":"south","answer":"2","salt":"fb08d3db2af7018a99bfd68d0e73a15d","commitment":"b5744d309a7b7b7eb8b24a08f17b639a0a730589866ab1c1d0483fbaf8155c23","events":"99101c7af7c2436aeaf33f6c2b74e2915f7385aba7b73dc645c6593dddfe7df8"}
',1.79500764664821028711e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',8,'south','{"line":"answer","step":8,"seat":"south","answer":false,"salt":"989f82908ad6c06d835ae413e5a856dc","commitment":"71c2c1086684775596be73c65b4f39ec42821da6b9b524c0d793bd8847cee78b","events":"512382d720586a4a5d5c904eeb4451a35da78c4b5a3c033d7daa7c4239f702a8"}
',1.79500764668302345279e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',9,'north','{"line":"answer","step":9,"seat":"north","answer":{"wizard":"the-general-emeritus","relic":"gauntlet-of-the-left-hand"},"salt":"accd450f9aa5892c1f40e1b51fd7206f","commitment":"c6306d726044d84eda66f34351823d5d6a3028ea2c2baef8fb96d03a8e3289c8","events":"1cb48dc9fe7d2b7bb886ace3d677ac73bdab3187721025d47b6ae925fbb2b528"}
',1.79500764668586850164e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',9,'south','{"line":"answer","step":9,"seat":"south","answer":{"wizard":"jeff-the-mage","relic":"horn-of-too-much"},"salt":"8ed1fcd4430677a08afed8cf5866ce77","commitment":"6fa6a8cad6d755b19c164928096d20634d70f7d238b0822efe6ae659bbceffb3","events":"1cb48dc9fe7d2b7bb886ace3d677ac73bdab3187721025d47b6ae925fbb2b528"}
',1.79500764669044494633e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',10,'south','{"line":"answer","step":10,"seat":"south","answer":"2","salt":"33a11b0ec5defa8301afbc68dd5cc8d3","commitment":"ecf54ba8fdd9b76e251fa76fe8b284730fd1b6fd3bc82826204a1b7186dd69cc","events":"bdba684bcff0f741a5012280c399c4b6b651beb7422002d83bc7228f308b4e59"}
',1.7950076466925125122e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',11,'north','{"line":"answer","step":11,"seat":"north","answer":"2","salt":"35bd92f4fd9e43d420f9d9fd8e9e2159","commitment":"2c0f8fb5de74f76ad29d159b8e88e4b8f7ebe6612de3131b9b167f9ae59684a8","events":"51e6e1d533720415f84503d35142fdace570ffc7ffb1099b611b54af1ae460b4"}
',1.79500764671082210536e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',12,'south','{"line":"answer","step":12,"seat":"south","answer":"the-ash-duchess","salt":"6f434b83af4b5eb7b299f8671e558776","commitment":"3c98a80eef2f5a9875f2b50ce6f48ce60b4223659d9bc048ed1ee46154fd6de3","events":"7085d86aeb357f1961d9865235c3a502d5e6c6edb3ff85d6b3ad72963c1baaae"}
',1.79500764672672247883e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',13,'south','{"line":"answer","step":13,"seat":"south","answer":"1","salt":"1f2ee4f2701c6ffb42ffbb482f796e10","commitment":"cf2f4c9b56cd7c4092dc44cc7162cb748caeb691b3e42ec6c68c85db334e4ea0","events":"a00ea437378616486af55e1e5361bcc86e47cccfb789cc09cddb42ee790708b8"}
',1.79500764674935936928e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',14,'south','{"line":"answer","step":14,"seat":"south","answer":"draw","salt":"e9e71f18373d723f5f1287d4efdbdc22","commitment":"0f0ec66397b9874ba6f2f7ecb9a5082c83963d8d0e881e0a356b4534fad267d8","events":"13bc035f64fb687f85368d0d42c99c181f8e20ecbfa84b0049fde902cb09f3d1"}
',1.79500764677329921721e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',15,'north','{"line":"answer","step":15,"seat":"north","answer":{"wizard":"the-grave-gardener","relic":"phoenix-feather"},"salt":"10df76f43b886afbaa3b256baac073df","commitment":"1ef59c21f3a0777eae80a35eddc8567fa23112e53c64639f3fd1a0da6a6ef0c4","events":"d8799db604e07b3aac7eb2587036c0e3f0c52d5a3b5703681124853548c456f4"}
',1.79500764677599692342e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',15,'south','{"line":"answer","step":15,"seat":"south","answer":{"wizard":"the-rare-books-curator","relic":"urn-of-old-glories"},"salt":"7789e65e940614597b7a4cf6aed7e331","commitment":"dce81e1dc25a68a7606df9c456156ceea94eaeab85dc019142a07ecd824de19d","events":"d8799db604e07b3aac7eb2587036c0e3f0c52d5a3b5703681124853548c456f4"}
',1.79500764677744746207e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',16,'south','{"line":"answer","step":16,"seat":"south","answer":"chronicle-of-triumphs","salt":"bba237e928e02cdc10924e93751e022b","commitment":"f7b4bb42790b8cf2878d36324fc1a6a55641d744565749754eca1196b20a35b4","events":"d98437d8429a5429bbdf8f5362f1f98e93318d801404a3e869ef2b59108496e6"}
',1.79500764679074072843e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',17,'north','{"line":"answer","step":17,"seat":"north","answer":false,"salt":"f5010a243cd61a37940e3add3bf64ec2","commitment":"781df08f5e1063d4a0df0a930da93f66e3bb2ca44d8c6407fefd4cd3c3398a13","events":"c842de788cddb0ef25ec4609495ed12e1d61469a46785a630be9adda2f851c41"}
',1.79500764679586911204e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',18,'south','{"line":"answer","step":18,"seat":"south","answer":"draw","salt":"19222aecca90adcc62f2bc405a882b43","commitment":"c595d0821ec189299a1685f9e0e4825179ada55f5a322608f6179fa2f42fb0be","events":"894c6fe9fae98cae9fe4a37e622ba1ff6013b6acbf24faa3a2fadc90fa713d2c"}
',1.7950076468035333156e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',19,'north','{"line":"answer","step":19,"seat":"north","answer":{"wizard":"professor-well-actually","relic":"cap-of-the-underdog"},"salt":"a1b5ea52473f9b2ffeb93db8aea4c972","commitment":"535ab2c314b69358097f598ee12da033cd382a4ec7706f26e806f9085c41359c","events":"d106c5df8449619e7ef888763cb197a6ff9fa5816e19dd4f4a0a98ea14b7662b"}
',1.79500764682286095622e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',19,'south','{"line":"answer","step":19,"seat":"south","answer":{"wizard":"two-sticks-tove","relic":"cloak-of-wool"},"salt":"ce0a7e9eace3ea65c9b008277dfa689c","commitment":"0f3db3a7e93a86f2d9d9cbe42c1d4774a59cbdaeb8c5e4b07e93bd38eec28ee2","events":"d106c5df8449619e7ef888763cb197a6ff9fa5816e19dd4f4a0a98ea14b7662b"}
',1.79500764685526299473e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',20,'south','{"line":"answer","step":20,"seat":"south","answer":null,"salt":"3e997fef99406d76b8e94744139f9395","commitment":"6c906cdac571639fc6ba691b92bb328e1da0f9d434be49cfa1eff5998ad2bb0a","events":"acd9d9cdf8c56f14490189109b210d34d7f5e8dd2b93be3173e52a592ef71d86"}
',1.79500764687966775897e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',21,'north','{"line":"answer","step":21,"seat":"north","answer":"draw","salt":"618d79df5a814cfafeb60fa2aac951c4","commitment":"cab6fbd2f3e9c80cf8d372e788cbffc7177c5573f696dd84b0e86c61fe2cc2f2","events":"924d2f8c96477115d060429bde3444f860b7b705cb444707b1ddc0dbfc94fdc8"}
',1.79500764688251376148e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',22,'south','{"line":"answer","step":22,"seat":"south","answer":{"wizard":"umpire-of-the-woods","relic":"plainsong-harp"},"salt":"cf3256231174267da63dba8b47f8d9e9","commitment":"93ab6c83eb8335da7f29b5cbb551e0fac68be323fb63df993ce034b44fb15012","events":"1a8ce31b2238402acd5e920b3934ae52c15185b8b48152e5213292d7a58e177f"}
',1.79500764688504552838e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',22,'north','{"line":"answer","step":22,"seat":"north","answer":{"wizard":"dagmar-who-breaks-things","relic":"opinionated-weathercock"},"salt":"a8db65c92c451961e7b1088ca65e08b9","commitment":"6d56583789e447c3e6280edc56786ad1118c91dd5f2d5418fd636f5ee66cde43","events":"1a8ce31b2238402acd5e920b3934ae52c15185b8b48152e5213292d7a58e177f"}
',1.79500764688655042649e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',23,'north','{"line":"answer","step":23,"seat":"north","answer":"draw","salt":"794acaddd32c21f88c5f827f4049b42d","commitment":"22144ac3c9c40391baa4aef4546964030e1bb16392c456a956d9df14bc087787","events":"c2b5d56061cb18c2a21be70be13510eab70d320d2c56f2b883271aed622fef5e"}
',1.79500764689463114739e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',24,'south','{"line":"answer","step":24,"seat":"south","answer":{"wizard":"the-great-recycler","relic":"thrice-mended-robe"},"salt":"ee8e78102988220020b98e5711981909","commitment":"4d2bed4a89978c03115e5dfc3427a55a111218605be9ca12ebe1703d05d0c4a1","events":"7db3050854bc949c9abeb28ff7de8255c3c967d998f26807aefd7341a1f07b83"}
',1.79500764689668655402e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',24,'north','{"line":"answer","step":24,"seat":"north","answer":{"wizard":"clement-of-the-compost","relic":"bell-jar-of-silence"},"salt":"354298d89b7acb9b4683f8c4744c0342","commitment":"914ed516bcd7cd2a6e2a5889eb93bafa524c3aca935da57a9e08dee165ea47e0","events":"7db3050854bc949c9abeb28ff7de8255c3c967d998f26807aefd7341a1f07b83"}
',1.79500764689837431905e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',25,'south','{"line":"answer","step":25,"seat":"south","answer":"draw","salt":"c2869fca8c8957aba76827a3fde14d31","commitment":"c0edd15dcd925a22b461fec4d52f71abf50a93304b2df04489d764b9d182fdb7","events":"5e3b46174dd60cfc8809ee1365c1c0b56dfd69d9bd81b1284ca44565ab5fb1ba"}
',1.79500764694220376008e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',26,'north','{"line":"answer","step":26,"seat":"north","answer":{"wizard":"hot-headed-hilda","relic":"boots-of-one-league"},"salt":"a8363167fbf83557b7a033868c45d506","commitment":"ea9100382811b3c4c0ca0d895b0de7b5148b8644b099d398d98811444d1d6d38","events":"3c3344531d7d6a9f68d75a5de8e18fa40be44166c2ba304d9f78ac7c1def432f"}
',1.79500764696219420428e+09,0.0);
INSERT INTO "answers" VALUES('GFW2BM',26,'south','{"line":"answer","step":26,"seat":"south","answer":{"wizard":"archmage-undertow","relic":"sturdy-staff"},"salt":"16cec4d8e5b52b75906df42a7ab29394","commitment":"6415c81031543a289275abfbcbd00c7500560410720ce5d87904b3e42af1c3ad","events":"3c3344531d7d6a9f68d75a5de8e18fa40be44166c2ba304d9f78ac7c1def432f"}
',1.79500764699417090413e+09,0.0);
INSERT INTO "answers" VALUES('3ZQ9GU',1,'black','{"line":"answer","step":1,"seat":"black","answer":["pyrotechnician","geomancer","gardener","traveler","revolutionary"],"salt":"70f19626b65c7bf8309ded8afe145d9d","commitment":"eb14d053b905a6cfa887c9d3704fc80c80b61e4dac8b8daa1386648a48b14f78","events":"5c0598176f1196791b0303fb45544c76e4ea70cfe23635413cc8b38609d9b634"}
',1.79500764716155767437e+09,0.0);
INSERT INTO "answers" VALUES('A3PRB5',1,'black','{"line":"answer","step":1,"seat":"black","answer":["pyrotechnician","geomancer","gardener","traveler","revolutionary"],"salt":"84c0f5d7ab52515383eba106da759075","commitment":"59d5a698e96bd64bc7039129eab0d8f61cdae1370656c82a4548732a790e30db","events":"fd5605a44c9766aa61cad669014b92f6c687231b42ff2b4e27585154d1125ba1"}
',1.79500764720504117017e+09,0.013);
INSERT INTO "answers" VALUES('A3PRB5',1,'white','{"line":"answer","step":1,"seat":"white","answer":["gardener","matron","dancer","necromancer","astronomer"],"salt":"a3ec20c3b6e99859268455ae13d3b6e7","commitment":"c3c74d4dd51f3c19cf374ae072d1172c615422e1f8674fa13d9b09f5c031832d","events":"fd5605a44c9766aa61cad669014b92f6c687231b42ff2b4e27585154d1125ba1"}
',1.79500764725020909304e+09,0.058);
INSERT INTO "answers" VALUES('A3PRB5',2,'black','{"line":"answer","step":2,"seat":"black","answer":["gardener","geomancer","lightkeeper","pyrotechnician","revolutionary"],"salt":"0d3b63264bf5ca3b0b169d85d12c3475","commitment":"cfe1e75173ded6cd0532b3ed367c833cec7ea1d440acd7feee48d2d433da0500","events":"e328cec4b85ccfb42c2c433d84e5ed2cf123a8a241feb6a0a20bc13b5d7f542b"}
',1.79500764725818371769e+09,0.006);
INSERT INTO "answers" VALUES('9ZK8HV',1,'north','{"line":"answer","step":1,"seat":"north","answer":["the-ash-duchess","the-goat-whisperer","urn-of-old-glories","bent-wand","singed-apprentice","corporal-clang","the-tea-leaf-reader"],"salt":"72cd917148bf38fbb1c76fdc45a8b350","commitment":"008949a251a5043dbac34bbd422208c220bba81adb5d14ee374c9ab1e75fbf62","events":"a6f9346da60de0394f35e2e171ee3d978d362ad5b0f2309878698ff403cd3a58"}
',1.79500764747823953631e+09,0.0);
INSERT INTO "answers" VALUES('9ZK8HV',1,'south','{"line":"answer","step":1,"seat":"south","answer":["the-seed-librarian","vincent-the-vanishing","cloak-of-wool","cap-of-the-underdog","damp-apprentice","pebble-of-some-power","hammerhand-olga"],"salt":"58c643c89d9373c48209a6c9d59b14f6","commitment":"b1f5b95281e105e2602b4879f9f0e94cfe09302eb09e25bc44c427c3b2b07fa0","events":"a6f9346da60de0394f35e2e171ee3d978d362ad5b0f2309878698ff403cd3a58"}
',1.79500764749412226677e+09,0.0);
INSERT INTO "answers" VALUES('9ZK8HV',2,'north','{"line":"answer","step":2,"seat":"north","answer":{"wizard":"professor-well-actually","relic":"the-very-big-stick"},"salt":"c471a3ddde41fcbd535772d9117fd5ac","commitment":"5db0bb8ac109d35e3fdf7082dc9010e6f43caf221af8f5b7bbbe9a478bceae52","events":"6e64b6aab7120624694e3aca00a2d061b09dad32ba939220c1ece1733f34ebaa"}
',1.79500764757406449322e+09,0.0);
CREATE TABLE guests (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('ZIVF4ODBrLov2isD','Ann');
INSERT INTO "guests" VALUES('NHsDV4_fcs01BQzQ','Ben');
CREATE TABLE house (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('secret','2c14e64919e3bf67edfd7d3fe152a1d2033d143e12eb7fe1059eb3d23cb91d79');
CREATE TABLE reopened (
	table_id TEXT NOT NULL, 
	step INTEGER NOT NULL, 
	seat TEXT NOT NULL, 
	spent FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, step, seat)
);
INSERT INTO "reopened" VALUES('A3PRB5',2,'black',0.002,1.7950076472540209293e+09);
INSERT INTO "reopened" VALUES('9ZK8HV',2,'north',0.0,1.79500764753809952741e+09);
CREATE TABLE results (
	table_id TEXT NOT NULL, 
	result TEXT NOT NULL, 
	resigned TEXT, 
	step INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('9HAPE9','{"winners":["white"],"clause":"CUP-G1"}',NULL,7,1.79500764647357153895e+09);
INSERT INTO "results" VALUES('GFW2BM','{"winners":["south"],"clause":"REL-V3"}',NULL,26,1.79500764699648261073e+09);
INSERT INTO "results" VALUES('3ZQ9GU','{"winners":["white"],"clause":"resigned"}','black',1,1.79500764717508649826e+09);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat TEXT NOT NULL, 
	place INTEGER NOT NULL, 
	guest TEXT, 
	program TEXT, 
	token TEXT, 
	bot TEXT, 
	gone BOOLEAN NOT NULL, 
	entropy TEXT, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('9HAPE9','black',0,'ZIVF4ODBrLov2isD',NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('9HAPE9','white',1,'NHsDV4_fcs01BQzQ',NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('GFW2BM','north',0,'ZIVF4ODBrLov2isD',NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('GFW2BM','south',1,'NHsDV4_fcs01BQzQ',NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('3ZQ9GU','black',0,'ZIVF4ODBrLov2isD',NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('3ZQ9GU','white',1,'NHsDV4_fcs01BQzQ',NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('A3PRB5','black',0,'ZIVF4ODBrLov2isD',NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('A3PRB5','white',1,'NHsDV4_fcs01BQzQ',NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('9ZK8HV','north',0,'ZIVF4ODBrLov2isD',NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('9ZK8HV','south',1,'NHsDV4_fcs01BQzQ',NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('WG639Q','black',0,'ZIVF4ODBrLov2isD',NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('WG639Q','white',1,'NHsDV4_fcs01BQzQ',NULL,NULL,NULL,0,'ben’s words');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	options TEXT NOT NULL, 
	clock TEXT NOT NULL, 
	away TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	cards_name TEXT NOT NULL, 
	cards_digest TEXT NOT NULL, 
	cards_text TEXT, 
	state TEXT NOT NULL, 
	host TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	started FLOAT, 
	seed TEXT NOT NULL, 
	header TEXT, 
	rematch TEXT, 
	continues TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('9HAPE9','cup','{"edition":"revised"}','none','bot',1,'house','8282ecd438a537957a841c47f6d354af82156057fff7a30118c5f9a2d0c93a6f',NULL,'over','ZIVF4ODBrLov2isD',1.79500764635163211815e+09,1.79500764637435626983e+09,'e9b2a70c6009db743c86326a63c4d563','{"line":"match","format":1,"game":"cup","rules":1,"options":{"edition":"revised"},"cards":{"name":"house","digest":"8282ecd438a537957a841c47f6d354af82156057fff7a30118c5f9a2d0c93a6f"},"players":{"black":{"name":"Ann","bot":null},"white":{"name":"Ben","bot":null}},"seed":"e9b2a70c6009db743c86326a63c4d563","commitment":"7bd3d96e416dbc367c8d573861643f452752fe2fd90dd3985e5a5c4393b200b8","entropy":{},"started":"2026-11-18T13:14:06+00:00"}
',NULL,NULL);
INSERT INTO "tables" VALUES('GFW2BM','relics','{"players":"2","late":"replaces","reshuffle":"when-needed"}','none','bot',1,'house','0484a302cb36df3fff1cc19d3fd5e969f740746e94a4d2ee08b7a1a9eaa985fc',NULL,'over','ZIVF4ODBrLov2isD',1.79500764654608535768e+09,1.79500764656508970257e+09,'ae93a3a8468fa7364adcb8e81f9ed726','{"line":"match","format":1,"game":"relics","rules":1,"options":{"players":"2","late":"replaces","reshuffle":"when-needed"},"cards":{"name":"house","digest":"0484a302cb36df3fff1cc19d3fd5e969f740746e94a4d2ee08b7a1a9eaa985fc"},"players":{"north":{"name":"Ann","bot":null},"south":{"name":"Ben","bot":null}},"seed":"ae93a3a8468fa7364adcb8e81f9ed726","commitment":"f1947589b6586dd7e52887fb5bccdf9919daa65d198bea42227c1bb429f63461","entropy":{},"started":"2026-11-18T13:14:06+00:00"}
',NULL,NULL);
INSERT INTO "tables" VALUES('3ZQ9GU','cup','{"edition":"revised"}','none','bot',1,'house','8282ecd438a537957a841c47f6d354af82156057fff7a30118c5f9a2d0c93a6f',NULL,'over','ZIVF4ODBrLov2isD',1.79500764712230682375e+09,1.79500764715684461595e+09,'02aa915a08c8a0d8888a133b611caf74','{"line":"match","format":1,"game":"cup","rules":1,"options":{"edition":"revised"},"cards":{"name":"house","digest":"8282ecd438a537957a841c47f6d354af82156057fff7a30118c5f9a2d0c93a6f"},"players":{"black":{"name":"Ann","bot":null},"white":{"name":"Ben","bot":null}},"seed":"02aa915a08c8a0d8888a133b611caf74","commitment":"8ad3270d570f4644e3080eae43ae3522509cf63fc8632ea4b35a7e7c66daf58b","entropy":{},"started":"2026-11-18T13:14:07+00:00"}
',NULL,NULL);
INSERT INTO "tables" VALUES('A3PRB5','cup','{"edition":"revised"}','relaxed','bot',1,'house','8282ecd438a537957a841c47f6d354af82156057fff7a30118c5f9a2d0c93a6f',NULL,'playing','ZIVF4ODBrLov2isD',1.79500764718198442459e+09,1.79500764719186758997e+09,'60cda349e742618752b1a457f3db7dd0','{"line":"match","format":1,"game":"cup","rules":1,"options":{"edition":"revised"},"cards":{"name":"house","digest":"8282ecd438a537957a841c47f6d354af82156057fff7a30118c5f9a2d0c93a6f"},"players":{"black":{"name":"Ann","bot":null},"white":{"name":"Ben","bot":null}},"seed":"60cda349e742618752b1a457f3db7dd0","commitment":"60d7034c8022ffeb911696217c38f96aeb52062f56d4a867f61062c7197aeda2","entropy":{},"started":"2026-11-18T13:14:07+00:00"}
',NULL,NULL);
INSERT INTO "tables" VALUES('9ZK8HV','relics','{"players":"2","late":"replaces","reshuffle":"when-needed"}','none','bot',1,'house','0484a302cb36df3fff1cc19d3fd5e969f740746e94a4d2ee08b7a1a9eaa985fc',NULL,'playing','ZIVF4ODBrLov2isD',1.79500764726304936408e+09,1.79500764727724194521e+09,'e902f4ca93dfb5780799ff090cf21fee','{"line":"match","format":1,"game":"relics","rules":1,"options":{"players":"2","late":"replaces","reshuffle":"when-needed"},"cards":{"name":"house","digest":"0484a302cb36df3fff1cc19d3fd5e969f740746e94a4d2ee08b7a1a9eaa985fc"},"players":{"north":{"name":"Ann","bot":null},"south":{"name":"Ben","bot":null}},"seed":"e902f4ca93dfb5780799ff090cf21fee","commitment":"c66a5343683c5ef54a3e636985749a813a6bb61e58d513e8945680c65d65f802","entropy":{},"started":"2026-11-18T13:14:07+00:00"}
',NULL,NULL);
INSERT INTO "tables" VALUES('WG639Q','cup','{"edition":"revised"}','none','bot',1,'house','8282ecd438a537957a841c47f6d354af82156057fff7a30118c5f9a2d0c93a6f',NULL,'open','ZIVF4ODBrLov2isD',1.79500764762374615673e+09,NULL,'7eac73776b59d52d246c8c1091bdcc49',NULL,NULL,NULL);
CREATE INDEX tables_by_state ON tables (state, public, created);
CREATE INDEX seats_by_guest ON seats (guest);
COMMIT;
