-- Spec: commandes#dependance: a finding about a plot under control is written, under control.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

create function pg_temp.constater(p_nom text) returns text language sql as $$
  select essai.motifs(essai.faire('non_conformite.constater', p_nom,
      jsonb_build_object('parcelle_id', essai.id('parcelle Kossi'))))
$$;
create temp table k as select essai.controler('parcelle', essai.id('parcelle Kossi'),
  'droit_manquant') as id;

select is(essai.motifs(essai.faire('non_conformite.constater', 'du producteur')), null,
  'the producer is not in control for the plot''s');
select is(pg_temp.constater('sous contrôle'), 'dependance_en_controle', 'the plot is');
select essai.lever(k.id) from k;
select is(pg_temp.constater('levé'), null, 'no more once it is lifted');


select * from finish();
rollback;
