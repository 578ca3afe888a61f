-- Spec: capacites#retour-en-validation: a survey that is already older than another one sends no
-- capacity back.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.mesurer_kossi();
select essai.capacite_validee();
create function pg_temp.apres(p_nom text, p_geojson jsonb, p_le timestamptz,
  p_parcelle uuid default essai.id('parcelle Kossi')) returns text language sql as $$
  select essai.faire('parcelle.relever', p_nom,
    jsonb_build_object('parcelle_id', p_parcelle, 'releve', essai.releve(p_nom, p_geojson, 6117)),
    essai.capture(p_le));
  select string_agg(c.statut, ',') || ' '
    || (select string_agg(s.plafond_g::text, ',') from capacite.solde s) from capacite.capacite c
$$;

select is(pg_temp.apres('plus ancien', essai.rectangle(11, 6.4, 0.0005), essai.t(-51)),
  'validee 1223400', 'older than the one in force');
select is(pg_temp.apres('invalide', '{"type": "Polygon", "coordinates": [[[2, 6]]]}',
    essai.t(0, '05:00')), 'validee 1223400', 'no shape');
select is(pg_temp.apres('inconnue', essai.rectangle(11, 6.4, 0.0005), essai.t(0, '06:00'),
    essai.id('l?')), 'validee 1223400', 'of an unknown plot');
select is(pg_temp.apres('en vigueur', essai.rectangle(11, 6.4, 0.0005), essai.t(0, '07:00')),
  'a_revalider,proposee 611700', 'the same, in force');

select * from finish();
rollback;
