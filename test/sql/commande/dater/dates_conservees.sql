-- Spec: commandes#ecriture: the capture, the operation date and the reception are three columns.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from essai.collecter('x', '{}', '{"cree_le_appareil": "2025-01-01T00:00:00Z"}');
select from essai.collecter('y', '{}', '{"cree_le_appareil": "2025-01-01T00:00:00Z"}', '{}',
  '{"payload": "invalide"}');

select results_eq(
  $$ select c.cree_le_appareil, c.date_operation, c.recue_le from commande.commande c
    where c.id = essai.id('commande x') $$,
  $$ values ('2025-01-01T00:00:00Z'::timestamptz, essai.t(0, '07:00'), essai.t()) $$,
  'a processed command has all three');
select results_eq(
  $$ select (c.enveloppe ->> 'cree_le_appareil')::timestamptz, c.recue_le from commande.commande c
    where c.id = essai.id('commande y') $$,
  $$ values ('2025-01-01T00:00:00Z'::timestamptz, essai.t()) $$,
  'one that was set aside keeps the phone''s time in its envelope');
select results_eq(
  $$ select c.date_operation, c.recue_le from collecte.collecte c $$,
  $$ values (essai.t(0, '07:00'), essai.t()) $$, 'the collection bears the retained date');

select * from finish();
rollback;
