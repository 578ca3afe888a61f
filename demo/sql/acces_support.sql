-- Inserts a support access that has ended. $1 its id, $2 the account that opened it, $3 the instant
-- of opening.
insert into utilisateur.acces_support
  (organisation_id, id, periode, raison, ouvert_par, ouvert_le)
values (core.organisation_id(), $1, tstzrange($3::timestamptz, $3::timestamptz + interval '1 day'),
        'Étiquettes illisibles à l’impression', $2, $3);
