-- Spec: service#actes: the offered acts are those that start from the state and that the caller's
-- permissions allow, never an act that only accompanies another record.
begin;
set local role metier;
select plan(5);

select is(acte.possibles('lot', 'validé'), '{annuler,archiver,devalider,mettre_en_quarantaine}',
  'consumption comes with the expedition');
select is(acte.possibles('vente', 'soldée'), '{corriger}', 'expeditions do the rest to a sale');
select is(acte.possibles('vente', 'validée', '{shipping.manage,dashboard.view}'), '{expedier}',
  'who ships does not sell');
select is(acte.possibles('vente', 'validée', '{}'), '{}', 'who may nothing');
select is(acte.possibles('organisation', 'active'), '{}',
  'what is no account''s of an organization');

select * from finish();
rollback;
