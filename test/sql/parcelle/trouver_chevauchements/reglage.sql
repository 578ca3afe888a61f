-- Spec: terrain#chevauchement: defaults versioned per organization: the setting
-- `parcelles.chevauchement_min_m2` at the operation date.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

create function pg_temp.largeur(p_m2 numeric) returns numeric language sql as $$
  select round((0.001 * p_m2 / essai.surface_exacte(6.4, 0.001, 0.001)::numeric), 12)
$$;
select essai.faire('parcelle.enregistrer', 'base',
  jsonb_build_object('releve', essai.releve('base', essai.rectangle(2.1, 6.4))),
  essai.capture(essai.t(0, '06:50')));
create function pg_temp.a_l_est(p_m2 numeric, p_heure text) returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.relever', p_m2 || p_heure,
    jsonb_build_object('releve',
      essai.releve(p_m2 || p_heure, essai.rectangle(2.101 - pg_temp.largeur(p_m2), 6.4))),
    essai.capture(essai.t(0, p_heure))))
$$;
insert into reglage.reglage values (core.organisation_id(), 'parcelles.chevauchement_min_m2', 1,
  '200', essai.t(0, '07:00'), null);
select essai.entrer('VOISIN');
insert into reglage.reglage values (core.organisation_id(), 'parcelles.chevauchement_min_m2', 1,
  '10', essai.t(-100), null);
select essai.entrer('ESSAI');

select is(pg_temp.a_l_est(200, '07:00'), null, 'from its instant on: 200 m2 is not above it');
select is(pg_temp.a_l_est(201, '07:01'), 'chevauchement_parcelle', '201 m2 is');
select is((select k #> '{0,details,minimum_m2}' from essai.constats('20107:01') as k), '200',
  'the details show the minimum');
select essai.lever(k.id) from controle.controle k where k.motif = 'chevauchement_parcelle';
select ok(
  essai.motifs(essai.faire('parcelle.relever', 'avant',
      jsonb_build_object('releve',
        essai.releve('avant', essai.rectangle(2.101 - pg_temp.largeur(60), 6.4))),
  essai.capture(essai.t(0, '06:59')))) ~ 'chevauchement_parcelle',
  'before it the default counts: 60 m2 is above');
select ok(coalesce(pg_temp.a_l_est(50, '06:58'), '') !~ 'chevauchement_parcelle', '50 m2 is not');
select ok(coalesce(pg_temp.a_l_est(15, '06:57'), '') !~ 'chevauchement_parcelle',
  'another organization''s setting is none here');

select * from finish();
rollback;
