-- Spec: matiere#contrepassation: a wrongly recorded return of a client is reversed by a mirror,
-- unless its matter moved since.
begin;
set local role metier;
select plan(13);
select essai.preparer_ventes();
select essai.lot('a', 1000, 'validé'), essai.vendre('V'), essai.charger('x', 'V', '{"a": 1000}'),
  essai.expedier('x');
create function pg_temp.revenir(p_quantite_g bigint) returns text language sql as $$
  select essai.refus(
    format('select expedition.retourner(%L, %L, essai.id(''admin ESSAI''), essai.t(5))',
      essai.expedition('x'),
    jsonb_build_object('emplacement_id', essai.place(), 'raison', 'humide', 'lignes',
      jsonb_build_array(jsonb_build_object('ligne', 1, 'quantite_g', p_quantite_g)))))
$$;
create function pg_temp.revenus() returns text language sql as $$
  select string_agg(format('%s %s %s', r.statut, o.statut, s.quantite_g),
    ', ' order by t.quantite_g)
  from expedition.retour t join reception.reception r on r.id = t.reception_id
    join lot.lot o on o.id = r.lot_id
    join matiere.compte c on c.genre = 'lot' and c.objet_id = o.id
      join matiere.solde s on s.compte_id = c.id
$$;
select is(pg_temp.revenir(900), 'accepté', '900 g were typed for 90');
select is(essai.expedier('x', 'devalider', 6), '409 matiere_deja_utilisee', 'something came back');
select is(essai.renverser(essai.mouvement('retour')), 'contrepassation', 'reversed');
select is(pg_temp.revenus(), 'rejetée annulé 0',
  'its reception is rejected, its lot cancelled and empty');
select is(vente.retourne_g(essai.expedition('x'), 1::smallint), 0::bigint,
  'nothing came back');
select is(expedition.presenter(essai.expedition('x'))::jsonb #> '{retours,0,contrepasse_le}',
  to_jsonb(core.horodatage((select m.enregistre_le
  from matiere.mouvement m where m.contrepasse_id is not null))), 'the expedition says so');
select is(pg_temp.revenir(90), 'accepté', 'what really did');
select is(pg_temp.revenus(), 'en_attente en_attente 90, rejetée annulé 0', 'waits');
select is((select sum(e.quantite_g) from matiere.toute_ecriture e
    join matiere.compte c on c.id = e.compte_id where c.genre = 'client'), 910::numeric,
  'the client has the rest');
select reception.valider(r.id, null, essai.id('admin ESSAI'), essai.t(6)) from reception.reception r
where r.statut = 'en_attente' and r.origine = 'retour';
select reception.devalider(r.id, 'x', essai.id('admin ESSAI'), essai.t(6))
from reception.reception r where r.statut = 'validée' and r.origine = 'retour';
select is(essai.renverser((select t.mouvement_id from expedition.retour t where t.quantite_g = 90)),
  'contrepassation', 'also once it was taken up anew');
select is(essai.expedier('x', 'devalider', 6), 'brouillon', 'then the expedition is devalidated');
select is(essai.etats('a'), 'validé 1000', 'to the gram');

select essai.expedier('x'), pg_temp.revenir(500);
select lot.sortir(t.lot_id,
  '{"genre": "destruction", "quantite_g": 1, "preuve": "PV", "raison": "x"}',
  essai.id('admin ESSAI'), essai.t(6))
from expedition.retour t where t.quantite_g = 500;
select is(essai.renverser(essai.mouvement('retour')), 'matiere_deja_utilisee',
  'a gram of it was destroyed');

select * from finish();
rollback;
