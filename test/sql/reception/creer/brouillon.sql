-- Spec: receptions#reception: a draft moves nothing and reserves nothing until it is submitted.
begin;
set local role metier;
select plan(8);
select essai.preparer_receptions();

select is(essai.recevoir('d', '{c1}', '{"brouillon": true}'), 'brouillon', 'a draft');
select is(essai.statut_du_lot('d'), 'brouillon 0', 'its lot holds nothing');
select is(essai.solde_de('garde', essai.id('agent ESSAI')), 100000::bigint, 'nothing moved');
select is(essai.recevoir('r'), 'en_attente', 'the collection is free for another');
select is(essai.traiter_reception('d', 'soumettre'), '409 collecte_deja_recue', 'who comes first');
select is(essai.traiter_reception('d', 'rejeter', 'doublon'), 'rejetée', 'a draft is put away');
select is(essai.statut_du_lot('d'), 'annulé 0', 'its lot with it');
select is(essai.traiter_reception('d', 'soumettre'), '409 transition_refusee', 'for good');

select * from finish();
rollback;
