-- Spec: types-de-commandes#intrant-remettre: a producer is engaged from the first day of conversion
-- (EU 2018/848, art. 10), though the state is still shown as `conventionnel`; only `hors_statut` is
-- not engaged.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.uree(p_etat text) returns text language sql as $$
  select essai.producteur('de ' || p_etat, p_etat);
  select essai.motifs(essai.faire('intrant.remettre', 'uree ' || p_etat,
      jsonb_build_object('producteur_id', essai.id('de ' || p_etat), 'intrant_id',
        essai.id('urée ESSAI'))))
$$;

select is(pg_temp.uree('HS'), null, 'HS');
select is(pg_temp.uree(e), 'intrant_non_autorise', e) from unnest('{C1,C2,C3,AB}'::text[]) as e;

select * from finish();
rollback;
