-- Spec: service#actes-simultanes: a yield set by an act that began first and waited is the one in
-- force, after the one set meanwhile.
begin;
set local role metier;
select plan(6);
select essai.preparer_capacites();
select essai.capacite_validee();

create function pg_temp.fixer(p_g bigint, p_jour integer) returns jsonb language sql as $$
  select capacite.fixer_rendement(jsonb_build_object('parcelle_id', essai.id('parcelle Kossi'),
    'campagne_id', essai.id('campagne ESSAI'), 'produit_id', essai.produit('ANANAS'),
    'rendement_g_ha', p_g, 'raison', 'Comptage'), essai.id('adjoint ESSAI'),
    essai.t(p_jour))::jsonb
$$;
create function pg_temp.proposee() returns bigint language sql as $$
  select c.capacite_g from capacite.capacite c where c.statut = 'proposee'
$$;
select is(pg_temp.fixer(800000, 2) #>> '{rendement,en_vigueur}', 'true', 'a yield');
select is(pg_temp.fixer(600000, 1) #>> '{rendement,en_vigueur}', 'true', 'and who waited');
select is(pg_temp.proposee(), 300000::bigint, 'capacities are reckoned by it');
select is((select array_agg(r.rendement_g_ha order by r.fixe_le) from parcelle.rendement r
    where r.fixe_le >= essai.t(1)), '{800000,600000}', 'they stand in their order');
select is((select max(e.le) from journal.evenement e where e.action = 'rendement.fixer'),
  essai.t(2) + interval '1 microsecond', 'the journal too');
select from parcelle.changer_cultures(essai.id('parcelle Kossi'),
  jsonb_build_object('le', essai.t(3), 'raison', 'replantée', 'cultures', '[]'::jsonb),
  essai.id('rsci ESSAI'), essai.t(3));
select is(essai.issue_de('select pg_temp.fixer(500000, 1)'), '409 culture_absente',
  'of a crop that was taken away meanwhile none is set');

select * from finish();
rollback;
