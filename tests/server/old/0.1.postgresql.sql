SELECT pg_catalog.set_config('search_path', '', false);
CREATE TABLE public.answers (
    table_id text NOT NULL,
    step integer NOT NULL,
    seat text NOT NULL,
    line text NOT NULL,
    at double precision NOT NULL,
    spent double precision NOT NULL
);
CREATE TABLE public.guests (
    id text NOT NULL,
    name text NOT NULL
);
CREATE TABLE public.house (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.reopened (
    table_id text NOT NULL,
    step integer NOT NULL,
    seat text NOT NULL,
    spent double precision NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.results (
    table_id text NOT NULL,
    result text NOT NULL,
    resigned text,
    step integer NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat text NOT NULL,
    place integer NOT NULL,
    guest text,
    program text,
    token text,
    bot text,
    gone boolean NOT NULL,
    entropy text
);
CREATE TABLE public.tables (
    id text NOT NULL,
    game text NOT NULL,
    options text NOT NULL,
    clock text NOT NULL,
    away text NOT NULL,
    public boolean NOT NULL,
    cards_name text NOT NULL,
    cards_digest text NOT NULL,
    cards_text text,
    state text NOT NULL,
    host text NOT NULL,
    created double precision NOT NULL,
    started double precision,
    seed text NOT NULL,
    header text,
    rematch text,
    continues text
);
INSERT INTO public.answers VALUES ('WQNUB6', 1, 'black', '{"line":"answer","step":1,"seat":"black","answer":["pyrotechnician","geomancer","gardener","traveler","revolutionary"],"salt":"bef187415e3ca30c87f521bb36cbec05","commitment":"d93ed9ba46d1383d937883356daaa29897cefda9d3f0ee4e0ba1d085c8f23db0","events":"94379c797b631b8986125c2a641ab14f387cb2c81d2db515e8612899ae3b573f"}
', 1795007654.829695, 0);
INSERT INTO public.answers VALUES ('WQNUB6', 1, 'white', '{"line":"answer","step":1,"seat":"white","answer":["gardener","soldier","matron","dancer","lightkeeper"],"salt":"fd3f50bfd6ca5388cf5cf9c90673aad0","commitment":"8e2acb18881af116392ab7f7fbe086ad835066fb51a9f3aac9faea4ea2659230","events":"94379c797b631b8986125c2a641ab14f387cb2c81d2db515e8612899ae3b573f"}
', 1795007654.8792217, 0);
INSERT INTO public.answers VALUES ('WQNUB6', 2, 'white', '{"line":"answer","step":2,"seat":"white","answer":["soldier","gardener","matron","hermit","lightkeeper"],"salt":"66dead2019c8986817d5e6078b41fc70","commitment":"475d738139c4d5c50579b3d6fdc928145a038edb68ef9132d339bdf0e4bdc750","events":"bf1305a5ccfad8548246b749833059ee1309ef4a470258e05a888c2a38d299ed"}
', 1795007654.9181433, 0);
INSERT INTO public.answers VALUES ('WQNUB6', 2, 'black', '{"line":"answer","step":2,"seat":"black","answer":["gardener","geomancer","matron","pyrotechnician","revolutionary"],"salt":"28deb9f60cfd46abb47632741e43fc25","commitment":"bddde1ed63b94b90edcb14eef0368860bd6dd8b87aa16bff3c74a6d8a6fa6b61","events":"bf1305a5ccfad8548246b749833059ee1309ef4a470258e05a888c2a38d299ed"}
', 1795007654.9714017, 0);
INSERT INTO public.answers VALUES ('WQNUB6', 3, 'black', '{"line":"answer","step":3,"seat":"black","answer":{"out":"matron","in":"alchemist"},"salt":"5cf098399869906bdbc0b49b25f09223","commitment":"e244d976b7a57a6c3d4e0790fa9abc1303439b9789d2e8b0c7120ac5b1912951","events":"0587ab17f7c0e6fc999d13fb4a6a29fee84c2dd5b32ed3c8343224a4f08c72c2"}
', 1795007655.0437682, 0);
INSERT INTO public.answers VALUES ('WQNUB6', 3, 'white', '{"line":"answer","step":3,"seat":"white","answer":null,"salt":"b4e8361f9dead10c4665dee5c78d616d","commitment":"5a3204d0230871e1440f937d364f1bee2a0812ece3f7dc346d52d4261fcf3a99","events":"0587ab17f7c0e6fc999d13fb4a6a29fee84c2dd5b32ed3c8343224a4f08c72c2"}
', 1795007655.0821638, 0);
INSERT INTO public.answers VALUES ('WQNUB6', 4, 'white', '{"line":"answer","step":4,"seat":"white","answer":["gardener","lightkeeper","dancer","matron","soldier"],"salt":"06558c78a16627393cddefa77cba6f81","commitment":"78d1eaa3fac442ebb1c394e49638ca78ea66f0f2221240c12c99894c995a91ec","events":"511bcb4376270b97d7ffc0616b34430d95fbf0278bbb50ca98ed4f8cead2e846"}
', 1795007655.1291158, 0);
INSERT INTO public.answers VALUES ('WQNUB6', 4, 'black', '{"line":"answer","step":4,"seat":"black","answer":["pyrotechnician","traveler","geomancer","revolutionary","gardener"],"salt":"fdfa273d5703785dfce93c42ef41433b","commitment":"458f81ad457b522d433868cc4cdf519d31fec8fa1b470bf7962393b84b0f9869","events":"511bcb4376270b97d7ffc0616b34430d95fbf0278bbb50ca98ed4f8cead2e846"}
', 1795007655.1795022, 0);
INSERT INTO public.answers VALUES ('WQNUB6', 5, 'black', '{"line":"answer","step":5,"seat":"black","answer":null,"salt":"5a970e789d774421cadf323608f7ad3a","commitment":"b95648fc295e46c95c2d9647d384805c686af6c4b6c04ac0aea16ea990cd9d48","events":"dc1dc041e3730c402173249a2be85d8b1f71537eb2ce265fd049008ce6c506be"}
', 1795007655.1961539, 0);
INSERT INTO public.answers VALUES ('WQNUB6', 5, 'white', '{"line":"answer","step":5,"seat":"white","answer":{"out":"gardener","in":"alchemist"},"salt":"bddd84d6797543d713449163df56b31a","commitment":"27515209056703f6302e2e5a53968c94e1061f74174cc07219e2afff0887582c","events":"dc1dc041e3730c402173249a2be85d8b1f71537eb2ce265fd049008ce6c506be"}
', 1795007655.23144, 0);
INSERT INTO public.answers VALUES ('WQNUB6', 6, 'white', '{"line":"answer","step":6,"seat":"white","answer":["dancer","alchemist","lightkeeper","hermit","matron"],"salt":"044db53bbdb236bd5d3306253841e63e","commitment":"b116b608e0d69cb3f2a5181fc2eff7cbbaddb9e1141c98d8e9f31a4cf97de1f7","events":"6a0c14d7e619a453350318fd65fe2e92b3b125bd38fa3e6133038561fbdc8f37"}
', 1795007655.2640505, 0);
INSERT INTO public.answers VALUES ('WQNUB6', 6, 'black', '{"line":"answer","step":6,"seat":"black","answer":["revolutionary","geomancer","pyrotechnician","alchemist","gardener"],"salt":"94ec3b6341b03752e058cb03afdfe558","commitment":"d36fbeeed6ac55fd12ba61685718ed33edb16f9eed600963846bc53453685a00","events":"6a0c14d7e619a453350318fd65fe2e92b3b125bd38fa3e6133038561fbdc8f37"}
', 1795007655.3146305, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 1, 'north', '{"line":"answer","step":1,"seat":"north","answer":["cloak-of-wool","silver-sickle","colin-of-the-second-sight","hermit-of-the-crater","door-used-as-a-shield","queen-of-mirrors","hat-of-mistaken-identity"],"salt":"b01e6892e6c5570d1b77e9451ce24149","commitment":"f24fa0e4cfb996e6fa2456f3de6d8dcf712a7b8ee97a447748ce10dce00c61b6","events":"0c3f3a5791f8502d9d3ffec48d534455234db56e26492306e7a7167c6c27702e"}
', 1795007655.8782005, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 1, 'south', '{"line":"answer","step":1,"seat":"south","answer":["the-harbour-mage","the-grave-gardener","gauntlet-of-the-left-hand","sturdy-staff","bandolier-of-bottles","dagmar-who-breaks-things","bulging-satchel"],"salt":"c386164a1c4c1de13b3d620fc586b963","commitment":"a16003a8c3da1ac2a52b865f5e604fa6176ce628a48441b658829d3e2259a92f","events":"0c3f3a5791f8502d9d3ffec48d534455234db56e26492306e7a7167c6c27702e"}
', 1795007655.931917, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 2, 'south', '{"line":"answer","step":2,"seat":"south","answer":{"wizard":"professor-well-actually","relic":"horseshoe-slightly-used"},"salt":"c34acd5f7144618039d70010e53045d6","commitment":"b5c2a281341f438c682c8b65db47e0e209defa5af9b08ca74910045810de9c9c","events":"544e8a59256bed2801dbd070a689d20f777144c828e0ba5eafcc6c4de796f7c0"}
', 1795007655.9982152, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 2, 'north', '{"line":"answer","step":2,"seat":"north","answer":{"wizard":"keeper-of-the-index","relic":"bell-jar-of-silence"},"salt":"360f1ec2b358560e33512c81859ab8e9","commitment":"55d982de00d6ad44341e00a4c8ff4a3cb35d50e9e56698edc8a4e051d48cd9f6","events":"544e8a59256bed2801dbd070a689d20f777144c828e0ba5eafcc6c4de796f7c0"}
', 1795007656.0201597, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 3, 'north', '{"line":"answer","step":3,"seat":"north","answer":"2","salt":"62e7f8c3ef6b043ce197dde447499f46","commitment":"e8683f6d051fe1105a0e0a0c2611fcb85d00047f82ba142c02a3f0ea110fb9d3","events":"c17aa136e6a8c24681dace07f1dc8c121e91a284a3a2a416d02f4b3038024509"}
', 1795007656.0700295, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 4, 'north', '{"line":"answer","step":4,"seat":"north","answer":"draw","salt":"36e83dbf3a31574282874111850f36ba","commitment":"a2cbba3bed2e1725b31cb14618632823ca4b6ce8ef72295e8725a54b2a8a5309","events":"224152c10ea48afaaaf13902263ec7763eb50ebdbe33a26f2b63ce15963ad786"}
', 1795007656.132357, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 5, 'south', '{"line":"answer","step":5,"seat":"south","answer":{"wizard":"the-ash-duchess","relic":"pebble-of-some-power"},"salt":"6ccea300f4348fc4167765d3e1f70259","commitment":"9f724a07f79ce072b99e7eda5d6ed9b6062e4eefe31725e6a5427d38751f3d7a","events":"ed80ea9e1515e0d74c9bf23c633026ed577ec76953f83f7913acf5933b6bc622"}
', 1795007656.1789043, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 5, 'north', '{"line":"answer","step":5,"seat":"north","answer":{"wizard":"the-thief-of-thoughts","relic":"brass-lantern"},"salt":"20ba4ec713f293582c8756a149d1f0b8","commitment":"2851f0191fbf784e0b152bcd33cdf05d907b83c224393196ba5e52fcfdb33088","events":"ed80ea9e1515e0d74c9bf23c633026ed577ec76953f83f7913acf5933b6bc622"}
', 1795007656.2181227, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 6, 'south', '{"line":"answer","step":6,"seat":"south","answer":["saddle-of-the-high-horse"],"salt":"75899c1548b689d1c1bb71eee2b6022f","commitment":"4a61b7be70d3acc7b039173537d5f1685c88a31bd02e5ace9eef8116cb5de2f2","events":"7ae101b2d86c0247cb55aa6739753a7f01a2a3ac216b2a05c496d20cd7b22b74"}
', 1795007656.2862859, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 7, 'north', '{"line":"answer","step":7,"seat":"north","answer":"draw","salt":"90bfe6323c43c0e9c1912a11247a95ea","commitment":"c5a0601a85c630236641e4db5c3c188e069f3d8c52a9cb23be368a8733613d7c","events":"987960aa74819cbdcfe2df900196ed50e64efe71743b452073a04f3beaeb2cfd"}
', 1795007656.3501954, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 10, 'north', '{"line":"answer","step":10,"seat":"north","answer":"draw","salt":"46c7b44de3c31a42235fd41ae4886a24","commitment":"9c00d54a585b0390616b4e13eef0bb6730caee4b96bda5c383f92ae291041c39","events":"d38df6e9c29fe5f3d5a469e3fbebf642b8d534dcfca0a7e51311444fe4646ffa"}
', 1795007656.4476051, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 13, 'south', '{"line":"answer","step":13,"seat":"south","answer":"draw","salt":"3122dd23a4b30ee0ccaf953309ad5d34","commitment":"1a223970b7ea84ffd90192e700c4ac93c2acfff905329981f93d37330716b075","events":"1580ac3f7de9dddd99d665e940612fea04624bbfc80cdfbbde0f156e21707e34"}
', 1795007656.5011528, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 16, 'south', '{"line":"answer","step":16,"seat":"south","answer":{"wizard":"umpire-of-the-woods","relic":"wand-of-equality"},"salt":"a2a119a3c8048bae299ba290f1f8feab","commitment":"254ebda31f9f8ade4e72b94ee31f6a6f788d64b3aeb52e0610d3c701e4008aa8","events":"91298a840eb1e495e9f74e8399f76f6b1e332e94c554d73ee0a9416cdb3d67ce"}
', 1795007656.6052003, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 18, 'south', '{"line":"answer","step":18,"seat":"south","answer":{"wizard":"sal-light-fingers","relic":"dragonbone-comb"},"salt":"5a0b727b3d6d750c3d592e72ee290330","commitment":"f55ce38d330ca8d716dc69fef7b0c8b6cf402e1a19df705d60a9c0fe3e25cd38","events":"178ae4d976c52766452d201336685cbbb3abcf98bb342fa66df50fdc3ce7bb48"}
', 1795007656.7340927, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 21, 'south', '{"line":"answer","step":21,"seat":"south","answer":"gruff-the-wall","salt":"3f28d1b56123d1e0cf5ab3efa3092e8c","commitment":"af4a4c98eebfe2e4ef9f93724acfb49209c575f1cdf98313cb73e0431d46e5ba","events":"f54a57b1feb157b630146851211e21a67b428b6b72662e115b4c361eb931349e"}
', 1795007656.8107753, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 24, 'south', '{"line":"answer","step":24,"seat":"south","answer":"draw","salt":"fb11b68230b4c8ac7d8fb5fcb62a57ae","commitment":"2f62774193018acc5ce9a680536b664d6ffdea1e0d11e56334bb96cd5c56c72f","events":"e006dd15326a0964d3167710e05fefc3e3d5d5fe957b6243b85313ec9b6de8a4"}
', 1795007656.9486136, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 27, 'north', '{"line":"answer","step":27,"seat":"north","answer":false,"salt":"d5601401111a82f1019e99ea87cba77b","commitment":"d7b0c2a75dc1a07d42f28ba3bcc03e1c4153e4da824a6e30e479e68b0cde1b55","events":"dc140b8fcb628e01fee0733660397e0201dc9ee8ef2913afe9db49063635850a"}
', 1795007657.0411386, 0);
INSERT INTO public.answers VALUES ('AMAE7H', 1, 'black', '{"line":"answer","step":1,"seat":"black","answer":["pyrotechnician","geomancer","gardener","detective","soldier"],"salt":"61602381056f8f8817dda63c40fb9943","commitment":"543554f41398dd44b5faf951ad264e611662396177996bbdd45b61f4d4636e52","events":"43a0a8962da847203dd61ed0cc5c3706156cc94b47d105a34047303f36a244ae"}
', 1795007657.770247, 0.093);
INSERT INTO public.answers VALUES ('YGCG98', 1, 'south', '{"line":"answer","step":1,"seat":"south","answer":["the-druid-of-spring","bramble-bill","the-ash-duchess","thrice-mended-robe","bulging-satchel","memory-of-the-forest","chronicle-of-triumphs"],"salt":"a43710705752e1568d0a799f5934d232","commitment":"898a97e06b3f450e0233ae536957437959374041f88d8206bb2af66a252955ac","events":"8318f746629fe8a271765077c18f9211261669d54051e7fe7809e94dae3978f5"}
', 1795007658.2209635, 0);
INSERT INTO public.answers VALUES ('YGCG98', 2, 'north', '{"line":"answer","step":2,"seat":"north","answer":{"wizard":"the-general-emeritus","relic":"library-ladder"},"salt":"8a34a823692b2e7d2ae534401e0473d9","commitment":"7fc138bee8cd95cdced430dad1fbd111bf96f020c5995eee84b89c146c977a22","events":"e352a745c50a31e49b73f513c0e530ed9b363bc6cadc4adeaf3bce0d1212c814"}
', 1795007658.3221402, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 8, 'south', '{"line":"answer","step":8,"seat":"south","answer":{"wizard":"the-recruiting-sergeant","relic":"prism-of-insight"},"salt":"f07b10021a3dbf2b09d969a8beab3fa1","commitment":"ab30c381a0396438888d61c5c400fd95c239e196ab4fa235511c17ef59529ea8","events":"497ea15cdb90fcc77b19ec32a0095e7ac1f638bc52727398cf236aed8870dc44"}
', 1795007656.3861618, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 11, 'south', '{"line":"answer","step":11,"seat":"south","answer":{"wizard":"the-seed-librarian","relic":"seal-of-the-tax-collector"},"salt":"a2f7836831a6481f5f5e334aa5321e21","commitment":"e4f7cf5182dd13a25e8b320b84f2f974ca8b30c0379c2b23e077004e6771ecbc","events":"7a4ac927bebd8448abd537fa175dcc730895ccee421c21193d74a41dab800426"}
', 1795007656.4595838, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 14, 'north', '{"line":"answer","step":14,"seat":"north","answer":{"wizard":"heckler-of-the-third-row","relic":"urn-of-old-glories"},"salt":"c928ba9c5a8371691e991d5c270c8220","commitment":"45c5a1ffd16c45e9643ac149c3aee9c4e82a4c10ced7b366a1d8e46a2c169635","events":"945cc8ceb64936cfd4479924ab7dfbbf700d1f870cbe25966988719178f6791d"}
', 1795007656.5173354, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 16, 'north', '{"line":"answer","step":16,"seat":"north","answer":{"wizard":"the-root-rummager","relic":"dragonbone-comb"},"salt":"06408c15b12cbddf9473ca65bba42dba","commitment":"d101cc9121725c25667fc1e16f0941a9442c6703e7f40f7104864126097ff593","events":"91298a840eb1e495e9f74e8399f76f6b1e332e94c554d73ee0a9416cdb3d67ce"}
', 1795007656.618995, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 19, 'south', '{"line":"answer","step":19,"seat":"south","answer":false,"salt":"0eee3bddef7a1029894ef6a13e607a46","commitment":"666e93016d034c0c99e1a43fff7b0a066827aa1bdb4ba21acebd3c1024b6f6ac","events":"f718c4f449bdb4872956de1650a233c86f5b58b6a17646c7472c5534359f9d06"}
', 1795007656.7500803, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 22, 'south', '{"line":"answer","step":22,"seat":"south","answer":"silver-sickle","salt":"b0b8e0e4ae3e2c17932d77f88f8c0d62","commitment":"40170f0869e2748badbb5c30d230c64a94d084b13111309f515bb154ccd122cf","events":"04f270de792cba36bfc4cb68be1d0b57b6dab16b8330701030810bfd14ddc246"}
', 1795007656.8515882, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 25, 'north', '{"line":"answer","step":25,"seat":"north","answer":{"wizard":"the-stubborn-stoker","relic":"hat-of-mistaken-identity"},"salt":"c580675d8cf9cacdac170a812625d9e8","commitment":"425eb5dc5588f5ebbcd4d8c7e3ff665bedd532890d0e550242dbb38f06520de8","events":"aa2c9fbbfd6331247ac05a871aed96472af7922595dbe8e5d872a7b67004641d"}
', 1795007656.9781075, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 28, 'south', '{"line":"answer","step":28,"seat":"south","answer":{"wizard":"the-ash-duchess","relic":"sling-of-the-small"},"salt":"ad0c32de552ed800b88a966a85bfee27","commitment":"7f42076d270d62214c422e06befb43b516b038abd523a66cb198b3ae4874da77","events":"166f4f7370b1ff3018d49ccdeffec08cf5b2d8e323dadac795f4c63985d559de"}
', 1795007657.0742042, 0);
INSERT INTO public.answers VALUES ('N2MXE5', 1, 'black', '{"line":"answer","step":1,"seat":"black","answer":["pyrotechnician","geomancer","gardener","detective","soldier"],"salt":"6aa128352eca0d5cd565aeb29d7dd40b","commitment":"f0c4f1c3b755d3ae3124daa5c294e2d8aa24d4df9d86d26d69445ea35ded1de5","events":"315a1277df2996686464001b00edb465ebec7eda8a8d128715dbf33acf1f51bf"}
', 1795007657.4309254, 0);
INSERT INTO public.answers VALUES ('AMAE7H', 1, 'white', '{"line":"answer","step":1,"seat":"white","answer":["gardener","soldier","matron","dancer","lightkeeper"],"salt":"7e12166811853966451739bfbec7a2d5","commitment":"e3bf3004b1f5d8f45064fd605c4f974211dd41f2d44c98955f6664fb34db0fae","events":"43a0a8962da847203dd61ed0cc5c3706156cc94b47d105a34047303f36a244ae"}
', 1795007657.7982287, 0.121);
INSERT INTO public.answers VALUES ('AMAE7H', 2, 'black', '{"line":"answer","step":2,"seat":"black","answer":["gardener","geomancer","shaman","pyrotechnician","soldier"],"salt":"095e5eafcd28fcd0a2087f1ca3f9bb5b","commitment":"ad2c311918d87b8f51b3024ccb7c6345a590c64352335b74a925b90bf8120b25","events":"3df85212d21cbe92727367ad6942f8ccf3280da216218e51a6d5d0a012fa546b"}
', 1795007657.9055724, 0.085);
INSERT INTO public.answers VALUES ('G3WMHS', 8, 'north', '{"line":"answer","step":8,"seat":"north","answer":{"wizard":"damp-apprentice","relic":"chronicle-of-triumphs"},"salt":"dbfdbedc04c67826b40136ea574d5ec2","commitment":"1195dbfff838e78ce69b1967b596af6fa7a8afae280463fd226ee8fc2c69080c","events":"497ea15cdb90fcc77b19ec32a0095e7ac1f638bc52727398cf236aed8870dc44"}
', 1795007656.3984227, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 11, 'north', '{"line":"answer","step":11,"seat":"north","answer":{"wizard":"queen-of-mirrors","relic":"horn-of-too-much"},"salt":"1fd25a26f084463206a32cf8d8662b9f","commitment":"f2ebb36e86a17ece0d6577333ba24215cd6a9b0eab11d22d1805ce947a42544a","events":"7a4ac927bebd8448abd537fa175dcc730895ccee421c21193d74a41dab800426"}
', 1795007656.47505, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 14, 'south', '{"line":"answer","step":14,"seat":"south","answer":{"wizard":"singed-apprentice","relic":"dragonbone-comb"},"salt":"76f696489dc4abaf3362a43fa76ae731","commitment":"35723b60d6258583bd76962869c73f83e836b66b34ca6bfbd3239f51535e784e","events":"945cc8ceb64936cfd4479924ab7dfbbf700d1f870cbe25966988719178f6791d"}
', 1795007656.5310745, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 17, 'south', '{"line":"answer","step":17,"seat":"south","answer":"dragonbone-comb","salt":"c112c5601c5dffcd895f743d8842f8f6","commitment":"89d130e83bf406bb98d3e0ddb0bc5c569e5316e139623b5eeb4d3d661ba6a6a7","events":"0a8d29ba43859c46c66a2fa4037513a9c394027b290141d052a4e174dab012ca"}
', 1795007656.6653721, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 20, 'north', '{"line":"answer","step":20,"seat":"north","answer":{"wizard":"hermit-of-the-hollow-oak","relic":"silver-sickle"},"salt":"7c3034eec94f0c6fe62fbfae0cb1e5e7","commitment":"7512c04c499fdd6de35d1e93c1c7fbefb2f37b0cd9c43d03adb3ac578a686944","events":"478ad22e4eb28add664a7d34c1105035f49b707dae18ad4c06313adb7d78814f"}
', 1795007656.7686365, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 23, 'north', '{"line":"answer","step":23,"seat":"north","answer":{"wizard":"colin-of-the-second-sight","relic":"flattering-mirror"},"salt":"842e9fd48695b9fcfec1467a7b892c56","commitment":"9c7885ffbbf3d0b344ce80f4bfd573f6d224a24aeb3001fe3462cf083b382e91","events":"8f1b5bffddaaf04d5363079c052bf82654e1a5fc375abdda02ba8e88ed128e21"}
', 1795007656.8827968, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 25, 'south', '{"line":"answer","step":25,"seat":"south","answer":{"wizard":"the-rare-books-curator","relic":"sturdy-staff"},"salt":"bd03892a27fbb602d009c00c0e3470ba","commitment":"e420c21d1cb2b700f2238cb78ef6e5f02b2ea2c10af736223ea214d151c338ce","events":"aa2c9fbbfd6331247ac05a871aed96472af7922595dbe8e5d872a7b67004641d"}
', 1795007656.9981077, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 28, 'north', '{"line":"answer","step":28,"seat":"north","answer":{"wizard":"hermit-of-the-crater","relic":"practice-sword"},"salt":"81ea69a8e6ccfa4516c6f80ec61ff9bf","commitment":"bc070c596a21201a41f2c974369f7279e7b4da31c949dd591632cac5f8566a4a","events":"166f4f7370b1ff3018d49ccdeffec08cf5b2d8e323dadac795f4c63985d559de"}
', 1795007657.0968657, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 9, 'south', '{"line":"answer","step":9,"seat":"south","answer":"corporal-clang","salt":"e47332da638f98016cc72ea5eda3cc56","commitment":"9cbce2d44a6ce4cdccb5e24d1134126c985a52387db9beb32da921f493e51fb6","events":"4688d5c85d19984b4dd9caa7553c5ff5fc556cbcd147cbc983e8c5aac60f3b2a"}
', 1795007656.43057, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 12, 'north', '{"line":"answer","step":12,"seat":"north","answer":["mother-magma"],"salt":"6786e8b1c47a5535c38b5697df1cb050","commitment":"3b61040495eff99bb12279bae34ae79d38eef01ae0596662fc29a8c6f064767d","events":"9c5348fb38db8e7eccb46b29bce8b85071d814678e7e83b401295b398fd25c6f"}
', 1795007656.4960446, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 15, 'north', '{"line":"answer","step":15,"seat":"north","answer":"dragonbone-comb","salt":"0bfeac1baae57fce36b5b1f502b9a844","commitment":"8bacaab979e9a4ad5d9da46d31cb84434cb5fce753d9356dd90c867724d16be5","events":"3d058393e09a883e2f709c28146bdccc8cda4f6daabd320384c9e7004bf431e2"}
', 1795007656.5862327, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 18, 'north', '{"line":"answer","step":18,"seat":"north","answer":{"wizard":"hermit-of-the-lighthouse","relic":"cloak-of-wool"},"salt":"3c329a24e63f955f2688b10b8b5a2207","commitment":"c42de4ec748955f8861bc4e937e7a5c46d9342e81cd328f511100733f9c89215","events":"178ae4d976c52766452d201336685cbbb3abcf98bb342fa66df50fdc3ce7bb48"}
', 1795007656.7061732, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 20, 'south', '{"line":"answer","step":20,"seat":"south","answer":{"wizard":"the-grave-gardener","relic":"bulging-satchel"},"salt":"e4ab918e5671e652d52cb35e3f010113","commitment":"540b6fd4a5f78101e688a24d87085eea78334577ddf83c452c47153905b10cad","events":"478ad22e4eb28add664a7d34c1105035f49b707dae18ad4c06313adb7d78814f"}
', 1795007656.7820508, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 23, 'south', '{"line":"answer","step":23,"seat":"south","answer":{"wizard":"the-general-emeritus","relic":"silver-sickle"},"salt":"6d1f88c8e4bf991e7d0abdd715e1deb6","commitment":"350c9a19f454b9802ef2ad7e0c9f1d62af3fa4700d04c60fb2af76e9956b256b","events":"8f1b5bffddaaf04d5363079c052bf82654e1a5fc375abdda02ba8e88ed128e21"}
', 1795007656.9221785, 0);
INSERT INTO public.answers VALUES ('G3WMHS', 26, 'south', '{"line":"answer","step":26,"seat":"south","answer":null,"salt":"fe0aa680f18c20e032e5bd6c85945588","commitment":"f848a6cd1a53bf83ff7bdc73139b36ff77fd24a9ec65bc74b4ddcb570b071fe2","events":"1ac18e0fad6948be3a8a8c9423a7f7269a7b3833ea08ad73b2dc830417aed9c8"}
', 1795007657.0186834, 0);
INSERT INTO public.answers VALUES ('YGCG98', 1, 'north', '{"line":"answer","step":1,"seat":"north","answer":["vincent-the-vanishing","banner-of-the-waiting-crowd","seal-of-the-tax-collector","mother-magma","ruby-salamander","the-seed-librarian","the-harbour-mage"],"salt":"bd3a32a2399e7cc413af48553a8afe34","commitment":"2259449072a30493f0c2d5308d97a9211abdccf45cb601cd7cf8db146b87feca","events":"8318f746629fe8a271765077c18f9211261669d54051e7fe7809e94dae3978f5"}
', 1795007658.1821744, 0);
INSERT INTO public.guests VALUES ('5qcWE3fnV3ZKUKY8', 'Ann');
INSERT INTO public.guests VALUES ('1ay9uABzaYRDqqk4', 'Ben');
INSERT INTO public.house VALUES ('secret', 'b7e12eda109995a4db6a9c3c67264ecc3339d9e00f36c146cb9c81a05dd18a4c');
INSERT INTO public.reopened VALUES ('AMAE7H', 2, 'black', 0.037, 1795007657.8580632);
INSERT INTO public.reopened VALUES ('YGCG98', 2, 'north', 0, 1795007658.2589452);
INSERT INTO public.results VALUES ('WQNUB6', '{"winners":["black"],"clause":"CUP-G1"}', NULL, 6, 1795007655.372218);
INSERT INTO public.results VALUES ('G3WMHS', '{"winners":["south"],"clause":"REL-V3"}', NULL, 28, 1795007657.1477036);
INSERT INTO public.results VALUES ('N2MXE5', '{"winners":["white"],"clause":"resigned"}', 'black', 1, 1795007657.45316);
INSERT INTO public.seats VALUES ('WQNUB6', 'black', 0, '5qcWE3fnV3ZKUKY8', NULL, NULL, NULL, false, NULL);
INSERT INTO public.seats VALUES ('WQNUB6', 'white', 1, '1ay9uABzaYRDqqk4', NULL, NULL, NULL, false, NULL);
INSERT INTO public.seats VALUES ('G3WMHS', 'north', 0, '5qcWE3fnV3ZKUKY8', NULL, NULL, NULL, false, NULL);
INSERT INTO public.seats VALUES ('G3WMHS', 'south', 1, '1ay9uABzaYRDqqk4', NULL, NULL, NULL, false, NULL);
INSERT INTO public.seats VALUES ('N2MXE5', 'black', 0, '5qcWE3fnV3ZKUKY8', NULL, NULL, NULL, false, NULL);
INSERT INTO public.seats VALUES ('N2MXE5', 'white', 1, '1ay9uABzaYRDqqk4', NULL, NULL, NULL, false, NULL);
INSERT INTO public.seats VALUES ('AMAE7H', 'black', 0, '5qcWE3fnV3ZKUKY8', NULL, NULL, NULL, false, NULL);
INSERT INTO public.seats VALUES ('AMAE7H', 'white', 1, '1ay9uABzaYRDqqk4', NULL, NULL, NULL, false, NULL);
INSERT INTO public.seats VALUES ('YGCG98', 'north', 0, '5qcWE3fnV3ZKUKY8', NULL, NULL, NULL, false, NULL);
INSERT INTO public.seats VALUES ('YGCG98', 'south', 1, '1ay9uABzaYRDqqk4', NULL, NULL, NULL, false, NULL);
INSERT INTO public.seats VALUES ('UX53MS', 'black', 0, '5qcWE3fnV3ZKUKY8', NULL, NULL, NULL, false, NULL);
INSERT INTO public.seats VALUES ('UX53MS', 'white', 1, '1ay9uABzaYRDqqk4', NULL, NULL, NULL, false, 'ben’s words');
INSERT INTO public.tables VALUES ('WQNUB6', 'cup', '{"edition":"revised"}', 'none', 'bot', true, 'house', '8282ecd438a537957a841c47f6d354af82156057fff7a30118c5f9a2d0c93a6f', NULL, 'over', '5qcWE3fnV3ZKUKY8', 1795007654.4420698, 1795007654.7129123, 'ae3b2804230d04d9442d835cf47cb18b', '{"line":"match","format":1,"game":"cup","rules":1,"options":{"edition":"revised"},"cards":{"name":"house","digest":"8282ecd438a537957a841c47f6d354af82156057fff7a30118c5f9a2d0c93a6f"},"players":{"black":{"name":"Ann","bot":null},"white":{"name":"Ben","bot":null}},"seed":"ae3b2804230d04d9442d835cf47cb18b","commitment":"509636b172b39f801aa3b4eccd281a2166dd46efa38204f1be63b301f4e2d2eb","entropy":{},"started":"2026-11-18T13:14:14+00:00"}
', NULL, NULL);
INSERT INTO public.tables VALUES ('G3WMHS', 'relics', '{"players":"2","late":"replaces","reshuffle":"when-needed"}', 'none', 'bot', true, 'house', '0484a302cb36df3fff1cc19d3fd5e969f740746e94a4d2ee08b7a1a9eaa985fc', NULL, 'over', '5qcWE3fnV3ZKUKY8', 1795007655.5100791, 1795007655.715426, '93548efd6f07b53bfaca557a849031cc', '{"line":"match","format":1,"game":"relics","rules":1,"options":{"players":"2","late":"replaces","reshuffle":"when-needed"},"cards":{"name":"house","digest":"0484a302cb36df3fff1cc19d3fd5e969f740746e94a4d2ee08b7a1a9eaa985fc"},"players":{"north":{"name":"Ann","bot":null},"south":{"name":"Ben","bot":null}},"seed":"93548efd6f07b53bfaca557a849031cc","commitment":"afd9ffa0215d0c5e4886c149bc9a0444a1ec1a38ca188b430d4d7cda3a2c408c","entropy":{},"started":"2026-11-18T13:14:15+00:00"}
', NULL, NULL);
INSERT INTO public.tables VALUES ('N2MXE5', 'cup', '{"edition":"revised"}', 'none', 'bot', true, 'house', '8282ecd438a537957a841c47f6d354af82156057fff7a30118c5f9a2d0c93a6f', NULL, 'over', '5qcWE3fnV3ZKUKY8', 1795007657.2421732, 1795007657.37614, '914659d5070f25d46ecbfe84d9e48e68', '{"line":"match","format":1,"game":"cup","rules":1,"options":{"edition":"revised"},"cards":{"name":"house","digest":"8282ecd438a537957a841c47f6d354af82156057fff7a30118c5f9a2d0c93a6f"},"players":{"black":{"name":"Ann","bot":null},"white":{"name":"Ben","bot":null}},"seed":"914659d5070f25d46ecbfe84d9e48e68","commitment":"fc90376153b4cc7eea72a9d22c1a0004fb6b15bc2e00e55a2f6423a095593747","entropy":{},"started":"2026-11-18T13:14:17+00:00"}
', NULL, NULL);
INSERT INTO public.tables VALUES ('AMAE7H', 'cup', '{"edition":"revised"}', 'relaxed', 'bot', true, 'house', '8282ecd438a537957a841c47f6d354af82156057fff7a30118c5f9a2d0c93a6f', NULL, 'playing', '5qcWE3fnV3ZKUKY8', 1795007657.5300434, 1795007657.6770656, '9328371369fc330f025f4c00e51f8245', '{"line":"match","format":1,"game":"cup","rules":1,"options":{"edition":"revised"},"cards":{"name":"house","digest":"8282ecd438a537957a841c47f6d354af82156057fff7a30118c5f9a2d0c93a6f"},"players":{"black":{"name":"Ann","bot":null},"white":{"name":"Ben","bot":null}},"seed":"9328371369fc330f025f4c00e51f8245","commitment":"4adfd474e6c91ea8bd75691848ded60a8e19507d12cd4f3542facce76fc33352","entropy":{},"started":"2026-11-18T13:14:17+00:00"}
', NULL, NULL);
INSERT INTO public.tables VALUES ('YGCG98', 'relics', '{"players":"2","late":"replaces","reshuffle":"when-needed"}', 'none', 'bot', true, 'house', '0484a302cb36df3fff1cc19d3fd5e969f740746e94a4d2ee08b7a1a9eaa985fc', NULL, 'playing', '5qcWE3fnV3ZKUKY8', 1795007657.9860854, 1795007658.0981581, 'fa796eae34b69fe1f3b72523380480aa', '{"line":"match","format":1,"game":"relics","rules":1,"options":{"players":"2","late":"replaces","reshuffle":"when-needed"},"cards":{"name":"house","digest":"0484a302cb36df3fff1cc19d3fd5e969f740746e94a4d2ee08b7a1a9eaa985fc"},"players":{"north":{"name":"Ann","bot":null},"south":{"name":"Ben","bot":null}},"seed":"fa796eae34b69fe1f3b72523380480aa","commitment":"5987e54fcad71e337a0034aede63aeaef999df3ef461774b15e67ae511c80767","entropy":{},"started":"2026-11-18T13:14:18+00:00"}
', NULL, NULL);
INSERT INTO public.tables VALUES ('UX53MS', 'cup', '{"edition":"revised"}', 'none', 'bot', true, 'house', '8282ecd438a537957a841c47f6d354af82156057fff7a30118c5f9a2d0c93a6f', NULL, 'open', '5qcWE3fnV3ZKUKY8', 1795007658.36999, NULL, '7a36c2bb9c753a31084dcf97e43622e3', NULL, NULL, NULL);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_pkey PRIMARY KEY (table_id, step, seat);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.house
    ADD CONSTRAINT house_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.reopened
    ADD CONSTRAINT reopened_pkey PRIMARY KEY (table_id, step, seat);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX seats_by_guest ON public.seats USING btree (guest);
CREATE INDEX tables_by_state ON public.tables USING btree (state, public, created);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
