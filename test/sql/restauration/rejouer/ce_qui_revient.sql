-- Spec: restauration#rejeu: changes after the restored point are restored: revoked and enrolled
-- phones, closed accounts, ended rights, voided sequences; a second replay changes nothing.
begin;
set local role metier;
select plan(14);
select essai.preparer();
select from essai.deuxieme_admin();
select from restauration.preparer('[]', essai.t());
select from restauration.sceller(1, 'un');
select from restauration.deposer(1, essai.t());
select from essai.entrer('ESSAI');

select from essai.collecter('a', essai.kg(1));
insert into appareil.appareil (organisation_id, id, utilisateur_id, code_court, enrole_le)
values (core.organisation_id(), essai.id('autre'), essai.id('admin ESSAI'), 'ZZ8', essai.t());
create temp table s as select essai.oublier($$
  select from appareil.annuler_sequences(essai.id('appareil ESSAI'), 2, 3, 'perdues',
    essai.id('admin ESSAI'), essai.t(1));
  insert into appareil.appareil
    (organisation_id, id, utilisateur_id, code_court, enrole_le, derniere_sequence)
  values (core.organisation_id(), essai.id('neuf'), essai.id('admin ESSAI'), 'ZZ9', essai.t(1), 7);
  select from appareil.revoquer(essai.id('autre'), 'volé', essai.t(2));
  select from utilisateur.desactiver(essai.id('admin ESSAI'), essai.id('agent ESSAI'), 'parti',
    essai.t(3));
$$) as j;

select is((select a.statut from appareil.appareil a where a.id = essai.id('autre')), 'actif',
  'forgotten');
select is((select u.statut from utilisateur.utilisateur u where u.id = essai.id('agent ESSAI')),
  'actif', 'and so is the end of the account');
select is(j ->> 'numero', '2', 'it is the second segment') from s;
select is(j ->> 'precedent', encode(sha256('un'), 'hex'), 'and names the one before') from s;
select unalike(j::text, '%derniere_synchro%', 'what moves with every command is not told') from s;
select is(essai.rejouer(j),
  'appareil.appareil rejoue, appareil.sequence_annulee rejoue, '
  || 'utilisateur.changement_statut rejoue, utilisateur.utilisateur rejoue', 'replayed') from s;
select results_eq(
  $$ select a.code_court, a.statut, a.revoque_le, a.raison_revocation, a.derniere_sequence
     from appareil.appareil a where a.code_court like 'ZZ%' order by 1 $$,
  $$ values ('ZZ8', 'revoque', essai.t(2), 'volé', 0::bigint),
            ('ZZ9', 'actif', null::timestamptz, null, 0) $$,
  'a revoked phone is revoked since then; one that was enrolled is there, and sends all it has');
select is((select a.statut from appareil.appareil a where a.id = essai.id('appareil ESSAI')),
  'revoque', 'the phones of a closed account are revoked with it');
select is((select u.statut || ' ' || (u.actif_pendant @> essai.t(4))
    from utilisateur.utilisateur u where u.id = essai.id('agent ESSAI')), 'desactive false',
  'the account may nothing any more');
select is((select count(*) from utilisateur.changement_statut c
    where c.utilisateur_id = essai.id('agent ESSAI') and c.raison = 'parti'), 1::bigint,
  'and says why');
select is(commande.verifier_ordre(essai.id('appareil ESSAI'), 4, 1), null,
  'a phone goes on past what was voided');
select is(commande.verifier_ordre(essai.id('appareil ESSAI'), 5, 1), 'arret', 'no further');
select is(essai.rejouer(j),
  'appareil.appareil connu, appareil.sequence_annulee connu, '
  || 'utilisateur.changement_statut connu, utilisateur.utilisateur connu', 'once') from s;
select is(appareil.annuler_sequences(essai.id('appareil ESSAI'), 2, 4, 'perdues',
    essai.id('admin ESSAI'), essai.t(9)) ->> 'derniere_sequence', '4',
  'the office may void again what was voided');

select * from finish();
rollback;
