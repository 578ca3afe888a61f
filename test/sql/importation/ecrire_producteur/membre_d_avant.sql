-- Spec: registres#echeance: for an imported member, the register has the start of membership and
-- the last inspection, and the next inspection is due by that date.
begin;
set local role metier;
select plan(8);
select essai.preparer();
create function pg_temp.amener(p_nom text, p_champs jsonb) returns text language sql as $$
  select coalesce((select string_agg(f ->> 'code', ',') from jsonb_array_elements(x.fautes) as f),
    'écrite')
  from importation.ecrire_ligne('producteurs', jsonb_populate_record(null::importation.ligne,
      jsonb_build_object('renvois', '{}'::jsonb, 'demande', jsonb_build_object(
        'producteur_id', essai.id(p_nom), 'groupement_id', essai.id('groupement ESSAI'),
        'nom', p_nom, 'prenoms', 'X', 'piece_identite', null) || p_champs)),
    essai.id('admin ESSAI'), essai.t()) as x
$$;
create function pg_temp.dit(p_nom text, p_le timestamptz) returns text language sql as $$
  select concat_ws(' ',
    (producteur.membre_depuis(essai.id(p_nom), p_le) at time zone 'Africa/Porto-Novo')::date,
    coalesce(s #>> '{derniere_inspection,date_operation}', 'jamais'), s ->> 'prochaine_inspection')
  from registre.suivi(essai.id(p_nom), p_le) as s
$$;
select is(pg_temp.amener('A', '{"membre_depuis": "2021-04-12",
  "derniere_inspection": "2025-09-18"}'), 'écrite', 'both days');
select is(pg_temp.dit('A', essai.t(1)), '2021-04-12 2025-09-17T23:00:00Z 2026-09-18',
  'a year after the last one');
select is(pg_temp.amener('B', '{"membre_depuis": "2025-08-01"}'), 'écrite', 'never inspected');
select is(pg_temp.dit('B', essai.t(1)), '2025-08-01 jamais 2026-08-01',
  'a year after they joined');
select is(pg_temp.amener('C', '{}'), 'écrite', 'neither');
select is(pg_temp.dit('C', essai.t(1)), '2026-06-01 jamais 2027-06-01',
  'a year after the import');
select is(pg_temp.amener('D', '{"derniere_inspection": "2026-06-02"}'), 'parametre_invalide',
  'a day that has not come');
update producteur.producteur p
set actif_pendant = actif_pendant - '{["2025-10-01", "2026-06-02")}'::tstzmultirange
where p.id = essai.id('A');
select is(pg_temp.dit('A', essai.t(3)), '2026-06-02 2025-09-17T23:00:00Z 2026-09-18',
  'since they came back');

select * from finish();
rollback;
