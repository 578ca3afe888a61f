-- Spec: commandes#rejets: a rejected command is stored with an alert, and writes nothing else.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select from essai.collecter('x', '{}',
  jsonb_build_object('utilisateur_id', essai.id('rsci ESSAI')));

select results_eq(
  'select r.motif, r.commande_id, r.appareil_id, r.utilisateur_id, r.sequence, r.recue_le from '
  'commande.rejet r',
  $$ values ('identite_incoherente', essai.id('commande x'), essai.id('appareil ESSAI'),
      essai.id('agent ESSAI'), 1::bigint, essai.t()) $$,
  'the rejection record says what was sent, and by whose sign-in');
select is((select r.enveloppe ->> 'id' from commande.rejet r)::uuid, essai.id('commande x'),
  'the envelope is kept');
select is((select count(*) from journal.evenement e
    where e.action = 'alerte_securite.identite_incoherente'
    and e.commande_id = essai.id('commande x')),
  1::bigint, 'the journal has a security alert');
select is((select count(*) from commande.commande), 0::bigint, 'no command is stored');
select is((select count(*) from commande.commande_resultat), 0::bigint, 'no result is stored');
select is((select count(*) from collecte.collecte) + (select count(*) from matiere.mouvement) +
  (select count(*) from controle.controle),
  0::bigint, 'no business data is written');

select * from finish();
rollback;
