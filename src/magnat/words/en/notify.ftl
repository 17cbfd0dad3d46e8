### Messages to people who are away from the table: by e-mail and by webhook.

notify-subject =
    { $kind ->
        [your-turn] Your turn: { $title } ({ $game })
        [your-turn-reminder] Still your turn: { $title } ({ $game })
        [undo-asked] Somebody wants to go back: { $title } ({ $game })
       *[game-over] The game is over: { $title } ({ $game })
    }
notify-greeting = Hello { $person },
notify-news =
    { $kind ->
        [your-turn] It is your turn at the table “{ $title }” ({ $game }).
        [your-turn-reminder] The table “{ $title }” ({ $game }) is still waiting for you.
        [undo-asked] At the table “{ $title }” ({ $game }) somebody wants to go back, and your answer is needed.
       *[game-over] The game at the table “{ $title }” ({ $game }) is over. Have a look at the result.
    }
notify-chat =
    { $kind ->
        [your-turn] { $person }, it is your turn at “{ $title }” ({ $game }).
        [your-turn-reminder] { $person }, “{ $title }” ({ $game }) is still waiting for you.
        [undo-asked] { $person }, somebody at “{ $title }” ({ $game }) wants to go back, and your answer is needed.
       *[game-over] { $person }, the game at “{ $title }” ({ $game }) is over.
    }
notify-open = Go to table { $code }: { $link }
notify-why = You get this message because you asked for it in your settings. You can set quiet hours or switch it off there.
notify-confirm-subject = Confirm your e-mail address for Magnat
notify-confirm-why = Somebody has entered this e-mail address on the Magnat server { $address } to be told when it is their turn.
notify-confirm-open = If that was you, open this link within { $hours } hours and confirm it: { $link }
notify-confirm-else = If it was not you, there is nothing to do: no further messages will be sent to you.

## Why a message could not be delivered

notify-failed-address-long = The webhook address is too long: the limit is { $most } characters.
notify-failed-address = This is not a webhook address. It must start with https:// or http:// and contain no user name, password or spaces.
notify-failed-private = This webhook address leads into a private network. The operator of this server has not allowed that.
notify-failed-unknown-host = The host of the webhook address cannot be found.
notify-failed-unreachable = The receiver cannot be reached.
notify-failed-timeout = The receiver did not answer in time.
notify-failed-certificate = The receiver's certificate does not match its name or is not trusted.
notify-failed-no-answer = The receiver closed the connection or sent an answer that makes no sense.
notify-failed-moved = The receiver redirects to another address. Redirects are not followed; enter the final address.
notify-failed-refused = The receiver refused the message. The address is probably wrong or has been withdrawn.
notify-failed-busy = The receiver cannot take messages at the moment.
notify-failed-no-mail = This server is not set up to send e-mail.
notify-failed-mail-address = No mail can be sent to this e-mail address.
notify-failed-mail-login = The mail server did not accept this server's login.
notify-failed-mail-refused = The mail server refused the message. The address is probably wrong.
notify-failed-mail-busy = The mail server cannot take the message at the moment.
