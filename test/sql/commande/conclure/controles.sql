-- Spec: file-de-controle#element: each motif and finding is an item of its own, with its author.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select from essai.collecter('x', essai.kg(1000001)
  || '{"calcul_telephone": {"net_g": 0, "refaction_g": 0, "net_marchand_g": 0}}');

select results_eq(
  'select k.motif, k.auteur_id, k.commande_id, k.entite, k.entite_id, k.statut, k.ouvert_le from '
  'controle.controle k order by k.motif',
  $$ select m, essai.id('agent ESSAI'), essai.id('commande x'), 'collecte', essai.id('x'), 'ouvert',
    essai.t()
     from (values ('capacite_depassee'), ('ecart_calcul')) as v (m) $$,
  'each finding opens a control on the collection, by its author, at the reception');
select is((select r.motifs from commande.commande_resultat r), '{ecart_calcul,capacite_depassee}',
  'the result lists the motifs in the order of judgment');

select * from finish();
rollback;
