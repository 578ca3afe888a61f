-- An access of support that has ended. $1 its id, $2 who opened it, $3 when.
insert into utilisateur.acces_support
  (organisation_id, id, periode, raison, ouvert_par, ouvert_le)
values (core.organisation_id(), $1, tstzrange($3::timestamptz, $3::timestamptz + interval '1 day'),
        'Étiquettes illisibles à l’impression', $2, $3);
