-- Spec: terrain#sortie: after a member's exit: commands dated later are `reference_inactive`, the
-- plots leave with the member, and the ceilings can no longer be used.
begin;
set local role metier;
select plan(15);
select essai.preparer_operations();
select essai.mesurer_kossi();
select essai.capacite_validee();
insert into capacite.capacite (organisation_id, campagne_id, producteur_id, matiere_code, etat_code,
  capacite_g, lignes, statut, proposee_le)
values (core.organisation_id(), essai.id('campagne ESSAI'), essai.id('Kossi'), 'ANANAS', 'AB',
  600000, '[]', 'proposee', essai.t(-1));
select essai.collecter('avant', essai.kg(1000), essai.capture(essai.t(-3)));
select essai.collecter('après', essai.kg(1000), essai.capture(essai.t(-1)));
select essai.faire('intrant.remettre', 'remise', '{}', essai.capture(essai.t(-1)));
select essai.faire('inspection.enregistrer', 'inspection', '{}', essai.capture(essai.t(-1)));
select essai.faire('non_conformite.constater', 'constat', '{}', essai.capture(essai.t(-1)));
select essai.faire('recolte.estimer', 'estimation', '{}', essai.capture(essai.t(-1)));
select essai.faire('intrant.remettre', 'remise avant', '{}', essai.capture(essai.t(-3)));
select essai.lever(k.id) from controle.controle k;

select is(essai.agir('adhesion.sortir', essai.id('Kossi'), jsonb_build_object('le', essai.t(-2))),
  'fait', 'Kossi left two days ago');
select is((select p.actif_pendant from producteur.producteur p where p.id = essai.id('Kossi')),
  tstzmultirange(tstzrange(null, essai.t(-2))), 'a member until then');
select is((select p.actif_pendant from parcelle.parcelle p where p.id = essai.id('parcelle Kossi')),
  tstzmultirange(tstzrange(null, essai.t(-2))), 'the plot left too');
select is((select array_agg(s.plafond_g) || array_agg(s.consomme_g) || array_agg(s.plafond_sortie_g)
    from capacite.solde s where s.etat_code = 'AB'),
  array[0, 2000, 1223400]::bigint[], 'no ceiling is left, the consumption is kept');
select is((select string_agg(c.statut, ',' order by c.statut) from capacite.capacite c),
  'a_revalider,remplacee', 'the capacities wait, what was pending is gone');
select is(essai.ouverts('avant'), null, 'what was before stays as it was');
select is(essai.ouverts('après'), 'capacite_depassee,reference_inactive,reference_inactive',
  'a collection received before is judged again: ceiling, producer and plot');
select is(array[essai.ouverts('remise'), essai.ouverts('inspection'), essai.ouverts('constat')],
  array['reference_inactive', 'reference_inactive,reference_inactive', 'reference_inactive'],
  'and the other records of that time');
select is(essai.ouverts('estimation'), 'reference_inactive', 'the estimates of the plots too');
select is(essai.ouverts('remise avant'), null, 'not those of before');
select is(essai.motifs(essai.collecter('tardive', essai.kg(1221400), essai.capture(essai.t(-3)))),
  null, 'a late one dated before is judged by the ceiling that held');
select is(essai.motifs(essai.collecter('de trop', essai.kg(1), essai.capture(essai.t(-3)))),
  'capacite_depassee', 'not beyond it');
select ok(essai.collecter('nouvelle', essai.kg(1), essai.capture(essai.t(-2))) -> 'motifs' @>
  '["reference_inactive", "capacite_depassee"]', 'at the instant there is no ceiling');
select is(
  (select jsonb_agg(jsonb_build_array(a.nature, a.le, a.raison, a.auteur_id, a.enregistre_le))
    from producteur.adhesion a),
  jsonb_build_array(jsonb_build_array('sortie', essai.t(-2), 'vu', essai.id('rsci ESSAI'),
      essai.t())), 'the event is kept with its author and both dates');
select is((select e.details ->> 'raison' from journal.evenement e
    where e.action = 'producteur.sortie'), 'vu', 'and journalled');

select * from finish();
rollback;
