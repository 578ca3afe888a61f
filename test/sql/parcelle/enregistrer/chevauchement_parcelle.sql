-- Spec: types-de-commandes#parcelle-enregistrer: `parcelle.enregistrer`: possible motif
-- `chevauchement_parcelle`; the plot is written.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

create function pg_temp.enregistrer(p_nom text, p_lon numeric) returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.enregistrer', p_nom,
      jsonb_build_object('releve', essai.releve(p_nom, essai.rectangle(p_lon, 6.4)))))
$$;
select pg_temp.enregistrer('base', 2.1);

select is(pg_temp.enregistrer('à côté', 2.101), null, 'a plot that shares a border');
select is(pg_temp.enregistrer('dessus', 2.0995), 'chevauchement_parcelle',
  'a plot that shares ground');
select is((select v.id from parcelle.polygone_en_vigueur v
    where v.parcelle_id = essai.id('dessus')), essai.id('polygone dessus'),
  'its survey is in force');

select * from finish();
rollback;
