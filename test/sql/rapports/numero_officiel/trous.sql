-- Spec: numerotation#reprise: an official number is never reassigned; every rank that is not in use
-- has its explanation.
begin;
set local role metier;
select plan(2);
select essai.preparer();
select essai.filiere();
update reception.reception set statut = 'rejetée' where id = essai.id('reception N');
select from lot.changer_statut(essai.id('lot N'), 'annuler', 'essai', essai.id('rsci ESSAI'),
  essai.t(5));
insert into numerotation.numero_officiel
values (core.organisation_id(), 'REC-ANANAS-26-0003', essai.id('campagne ESSAI'), 'MP',
  essai.produit('ANANAS'), 99, 'collecte', essai.id('c9'), essai.t(5));
select from lot.entrer_en_stock(essai.id('lot B'), essai.id('rsci ESSAI'), essai.t(6));
select results_eq($$ select n.rang, n.numero, n.situation, n.explication
    from rapports.numero_officiel n where n.nature = 'REC' order by n.rang $$, $$ values
  (1::bigint, 'REC-ANANAS-26-0001', 'attribué', null),
  (2, 'REC-ANANAS-26-0002', 'annulé', 'son lot est annulé ; un numéro n''est jamais réattribué'),
  (3, null, 'sauté', 'le numéro REC-ANANAS-26-0003 est celui de : collecte'),
  (4, 'REC-ANANAS-26-0004', 'attribué', null) $$, 'every rank, in use or explained');
select is_empty($$ select from rapports.numero_officiel n where n.explication = 'inexpliqué' $$,
  'none is unexplained');

select * from finish();
rollback;
