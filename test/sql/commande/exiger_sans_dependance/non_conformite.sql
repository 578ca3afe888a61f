-- Spec: file-de-controle#annulation: a non-conformity that a decision recorded is listed with its
-- closing; closed, it bars the cancellation no more. A capacity is listed with the act that leads
-- out of it.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

create function pg_temp.actes() returns text language sql as $$
  select (select d #>> '{dependances,0,acte}' from essai.details_de(format(
    'select commande.annuler(%L, %L, %L, %L)', essai.id('commande x'), 'x', essai.id('rsci ESSAI'),
    essai.t(2))) as d)
$$;
select essai.provoquer('capacite_depassee');
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'non_conformite'), 'leve', 'taken');
select is(pg_temp.actes(), (select format('POST /v1/non-conformites/%s/clore', n.id)
    from non_conformite.non_conformite n), 'closed first');
update non_conformite.non_conformite n
set statut = 'close', close_le = essai.t(1), close_par = essai.id('admin ESSAI'),
    cloture_raison = 'corrigé', mesuree_par = array[essai.id('rsci ESSAI')];
select is(pg_temp.actes(), null, 'then the collection is cancelled');
select is((select a.raison from commande.annulation a), 'x', 'with its reason');

insert into capacite.capacite (organisation_id, id, campagne_id, producteur_id, matiere_code,
  etat_code, capacite_g, lignes, proposee_par, proposee_le)
values (core.organisation_id(), essai.id('capacite'), essai.id('campagne ESSAI'),
  essai.id('Kossi'), 'ANANAS', 'AB', 1, '[]', essai.id('rsci ESSAI'), essai.t());
select is(commande.acte_de_reprise('capacite', essai.id('capacite'), essai.id('parcelle Kossi')),
  format('POST /v1/capacites/%s/refuser', essai.id('capacite')), 'a proposal is refused');
update capacite.capacite set statut = 'remplacee' where id = essai.id('capacite');
select is(array[commande.acte_de_reprise('capacite', essai.id('capacite'), essai.id('p')),
    commande.acte_de_reprise('capacite', essai.id('capacite'))],
  array[format('POST /v1/parcelles/%s/cultures', essai.id('p')),
    format('POST /v1/producteurs/%s/sortie', essai.id('Kossi'))],
  'a decided one by the plot''s crops, or by the exit of its producer');

select * from finish();
rollback;
