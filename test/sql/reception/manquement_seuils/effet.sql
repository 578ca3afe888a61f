-- Spec: receptions#refus-seuil: above a threshold the lot goes to quarantine or a note is required,
-- by the setting of that day.
begin;
set local role metier;
select plan(6);
select essai.preparer_receptions();

create function pg_temp.manque() returns text language sql as $$
  select string_agg(m.effet || ' ' || (m.details #>> '{depassements,0,mesure}') || ' '
    || jsonb_array_length(m.details -> 'depassements'), ',')
  from reception.manquement_seuils(essai.recue('r')) as m
$$;
select is(essai.recevoir('r', '{c1}', '{"mesures": {"humidite_cp": 901, "impuretes_cp": 200}}'),
  'en_attente', 'moist');
select is(pg_temp.manque(), null, 'no default values are supplied for thresholds');
select essai.regler('reception.seuils.ANANAS', '{"humidite_max_cp": 900, "impuretes_max_cp": 200}');
select is(pg_temp.manque(), 'quarantaine humidite_cp 1',
  'one point above, and the other just at it');
select essai.regler('reception.seuils_effet', '"exiger_note"');
select is(pg_temp.manque(), 'note humidite_cp 1', 'or only asks for a note');
select essai.regler('reception.seuils.ANANAS', '{"humidite_max_cp": 901}');
select is(pg_temp.manque(), null, 'just at it');
select essai.regler('reception.seuils.ANANAS', '{"humidite_max_cp": 1}', essai.t(1));
select is(pg_temp.manque(), null, 'a setting of later judges nothing of before');

select * from finish();
rollback;
