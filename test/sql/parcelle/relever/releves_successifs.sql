-- Spec: capacites#retour-en-validation: however many surveys arrive, the proposal is that of the
-- survey in force.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.mesurer_kossi();
select essai.capacite_validee();
create function pg_temp.relever(p_nom text, p_heure text, p_dlon numeric) returns bigint
language sql as $$
  select essai.faire('parcelle.relever', p_nom,
    jsonb_build_object('releve', essai.releve(p_nom, essai.rectangle(11, 6.4, p_dlon))),
    essai.capture(essai.t(0, p_heure)));
  select s.plafond_g from capacite.solde s
$$;

select is(pg_temp.relever('double', '05:00', 0.002), 1223400::bigint,
  'twice the surface: the validated ceiling');
select is(pg_temp.relever('moitié', '06:00', 0.0005), 611700::bigint,
  'then half of it: the new proposal');
select is((select max(c.capacite_g) filter (where c.statut = 'proposee') from capacite.capacite c),
  611700::bigint, 'no larger proposal is left to be validated');
select is(pg_temp.relever('retour', '07:00', 0.001), 1223400::bigint,
  'then the first surface again: the validated ceiling again');

select * from finish();
rollback;
