-- Spec: commandes#alertes: a plot far from every other one, or at 0, 0, is written with an alert.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.alertes(p_type text, p_nom text, p_est numeric, p_nord numeric)
returns text language sql as $$
  select format('%s %s', r ->> 'issue', r ->> 'alertes')
  from essai.faire(p_type, p_nom, jsonb_build_object(
    'releve', essai.releve(p_nom, essai.rectangle(p_est, p_nord)))) as r
$$;
select is(pg_temp.alertes('parcelle.enregistrer', 'près', 2.9, 6.9), 'acceptee []',
  'near the others');
select is(pg_temp.alertes('parcelle.enregistrer', 'intervertie', 6.4, 2.1),
  'acceptee ["parcelle_lointaine"]', 'longitude and latitude in the other order');
select is(pg_temp.alertes('parcelle.enregistrer', 'origine', 0, 0),
  'acceptee ["parcelle_lointaine"]', 'a receiver without a position');
select is(pg_temp.alertes('parcelle.relever', 'relevé loin', 30, 40),
  'acceptee ["parcelle_lointaine"]', 'a survey too');
select is(pg_temp.alertes('parcelle.enregistrer', 'encore', 6.5, 2.2), 'acceptee []',
  'the next one there is near one');
select is(pg_temp.alertes('parcelle.enregistrer', 'seule', 100, 40),
  'acceptee ["parcelle_lointaine"]', 'a plot alone far away');
select is((essai.faire('parcelle.relever', 'seule encore', jsonb_build_object(
    'parcelle_id', essai.id('seule'),
    'releve', essai.releve('seule encore', essai.rectangle(100, 40))))) ->> 'alertes',
  '["parcelle_lointaine"]', 'its own first survey is no other plot');
select is(parcelle.alerter(essai.id('?')), '{}', 'no survey, no alert');

select * from finish();
rollback;
