-- Spec: terrain#chevauchement: shared land counts above the setting, not if it is equal to it.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.largeur(p_m2 numeric) returns numeric language sql as $$
  select round((0.001 * p_m2 / essai.surface_exacte(6.4, 0.001, 0.001)::numeric), 12)
$$;
comment
  on function pg_temp.largeur(numeric) is 'Width in degrees of a strip of so many m2 of the plot.';
select essai.faire('parcelle.enregistrer', 'base',
  jsonb_build_object('releve', essai.releve('base', essai.rectangle(2.1, 6.4))));
create function pg_temp.a_l_est(p_nom text, p_m2 numeric) returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.relever', p_nom,
      jsonb_build_object('releve',
        essai.releve(p_nom, essai.rectangle(2.101 - pg_temp.largeur(p_m2), 6.4))),
    essai.capture(essai.t(0, '07:00') + p_m2 * interval '1 s')))
$$;

select is(pg_temp.a_l_est('à côté', 0), null, 'side by side');
select is(pg_temp.a_l_est('50', 50), null, 'a common strip of 50 m2');
select is(pg_temp.a_l_est('51', 51), 'chevauchement_parcelle', 'one of 51 m2');
select is((select k #> '{0,details,parcelles,0,commune_m2}' from essai.constats('51') as k), '51',
  'measured to the square metre');
select is((select count(*) from parcelle.polygone g where g.parcelle_id = essai.id('parcelle Kossi')
    and g.forme is not null), 3::bigint, 'all surveys are written');

select * from finish();
rollback;
