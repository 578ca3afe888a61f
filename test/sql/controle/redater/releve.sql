-- Spec: file-de-controle#ecart-motive: a survey that becomes older is replaced by the one that is
-- later by then.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select essai.mesurer_kossi();
select from essai.faire('parcelle.relever', 'sans heure',
  jsonb_build_object('releve', essai.releve('sans heure', essai.rectangle(11, 6.4))),
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select from essai.faire('parcelle.relever', 'de sept heures',
  jsonb_build_object('releve', essai.releve('de sept heures', essai.rectangle(11, 6.4, 0.0005))),
  '{}', 'collègue');
create function pg_temp.en_vigueur() returns text language sql stable as $$
  select format('%s %s', g.commande_id = essai.id('commande de sept heures'),
    v.date_operation = g.date_operation)
  from parcelle.polygone_en_vigueur v join parcelle.polygone g on g.id = v.id
  where v.parcelle_id = essai.id('parcelle Kossi')
$$;
select is(pg_temp.en_vigueur(), 'f t', 'by its provisional date, the reception''s, it is in force');
select is(essai.lever('rsci ESSAI', 'sans heure', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '06:00'))), 'leve', 'it was at six o''clock');
select is(pg_temp.en_vigueur(), 't t', 'the survey of seven o''clock is in force');
select is((select count(*) from parcelle.polygone g
    where g.commande_id = essai.id('commande sans heure')), 2::bigint,
  'it is a version of the same shape, the first is kept');
select is((select count(distinct g.surface_m2) from parcelle.polygone g
    where g.commande_id = essai.id('commande sans heure')), 1::bigint, 'of the same surface');

select * from finish();
rollback;
