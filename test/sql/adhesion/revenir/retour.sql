-- domain.md §6: a member comes back with the plots that left with them; the capacities wait for a validation.
begin;
set local role metier;
select plan(12);
select essai.preparer_operations();
select essai.mesurer_kossi();
select essai.producteur('Afi');
select essai.capacite_validee();
insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, nom, surface_declaree_m2, cree_le, actif_pendant)
values (core.organisation_id(), essai.id('parcelle vieille'), essai.id('Kossi'), essai.id('Kossi'), 'Vieille', 1, essai.t(-200), tstzmultirange(tstzrange(null, essai.t(-9)))),
       (core.organisation_id(), essai.id('parcelle cédée'), essai.id('Kossi'), essai.id('Kossi'), 'Cédée', 1, essai.t(-200), '{(,)}');
select is(essai.agir('adhesion.revenir', essai.id('Kossi'), jsonb_build_object('le', essai.t(-2))), '409 producteur_actif', 'who never left');
select essai.agir('adhesion.sortir', essai.id('Kossi'), jsonb_build_object('le', essai.t(-5)));
select is(essai.agir('adhesion.revenir', essai.id('Kossi'), jsonb_build_object('le', essai.t(-5))), '409 evenement_hors_ordre', 'not before the exit is over');
select is(essai.agir('adhesion.revenir', essai.id('?'), jsonb_build_object('le', essai.t(-5))), '404 producteur_inconnu', 'nobody');
select is(essai.transferer('cédée', 'Afi', essai.t(-4)), 'fait', 'a plot is given away meanwhile');
select is((select p.actif_pendant from parcelle.parcelle p where p.id = essai.id('parcelle cédée')), tstzmultirange(tstzrange(null, essai.t(-5)), tstzrange(essai.t(-4), null)),
  'it is active again from the transfer on');
select is((select s.plafond_g from capacite.solde s where s.producteur_id = essai.id('Kossi')), 0::bigint, 'no ceiling meanwhile');

select is(essai.agir('adhesion.revenir', essai.id('Kossi'), jsonb_build_object('le', essai.t(-2))), 'fait', 'Kossi is back');
select is((select p.actif_pendant from producteur.producteur p where p.id = essai.id('Kossi')), tstzmultirange(tstzrange(null, essai.t(-5)), tstzrange(essai.t(-2), null)), 'a member again');
select results_eq($$ select p.nom, p.actif_pendant @> essai.t(-1) from parcelle.parcelle p where p.producteur_id = essai.id('Kossi') order by 1 $$,
  $$ values ('Parcelle Kossi', true), ('Vieille', false) $$, 'with the plots that left then, not with one given up before');
select is(essai.motifs(essai.collecter('pendant', essai.kg(1), essai.capture(essai.t(-3)))), 'reference_inactive', 'between both dates, inactive');
select is(essai.motifs(essai.collecter('après', essai.kg(1223399), essai.capture(essai.t(-1)))), null, 'the ceiling holds again');
select is((select string_agg(c.statut, ',' order by c.statut) from capacite.capacite c where c.producteur_id = essai.id('Kossi')), 'a_revalider,proposee', 'and waits for its validation');

select * from finish();
rollback;
