# Rock-paper-scissors.

rps-title = Rock-paper-scissors

rps-seat-left = Left
rps-seat-right = Right

rps-card-rock = Rock
rps-card-paper = Paper
rps-card-scissors = Scissors
rps-beats = Beats { $sign }.

rps-option-wins = Rock-paper-scissors: rounds to win, 2 (the default) or 3.
rps-error-no-cards = This game has no cards to change.

rps-ask-throw = Throw a sign.
    .topic = throw
    .list = Your sign

rps-view-score = Score
rps-view-signs = Last signs
rps-view-wins = Rounds to win

rps-event-thrown = { $player-left } throws { $signs-left }, { $player-right } { $signs-right }.
rps-event-round-ended =
    { $winners-number ->
        [0] Nobody wins this round.
       *[other] { $winners } wins this round.
    }
rps-event-game-ended =
    { $winners-number ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the victory.
    }
rps-event-resigned = { $player } gives up.

rps-clause-2 = The stronger sign wins the round. [{ $clause }]
rps-clause-3 = Whoever has won enough rounds wins the game. [{ $clause }]
