-- Spec: file-de-controle#correction-de-signalement: after a confirmation, the collection stays as
-- recorded.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select essai.provoquer('erreur_signalee_agent');
select is(essai.lever('rsci ESSAI', 'x', 'erreur_signalee_agent', 'confirmation'), 'leve',
  'there was no error');
select is((select format('%s %s', c.statut, e.paiement_bloque) from collecte.collecte c
    join collecte.effet e on e.collecte_id = c.id), 'enregistree f',
  'it stands, the payment is free');
select is(essai.capacites(), 'Kossi ANANAS AB 100000', 'with its capacity');

select * from finish();
rollback;
