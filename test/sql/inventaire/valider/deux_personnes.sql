-- Spec: inventaires#validation: another person validates: shortages become losses with their
-- reason, a surplus becomes a conventional lot of its own, each separately in a balance that still
-- balances.
begin;
set local role metier;
select plan(26);
select essai.preparer();

select essai.lot('a', 1000, 'validé'), essai.lot('b', 500, 'quarantaine'),
            essai.lot('c', 300, 'validé');
create function pg_temp.proposer(p_a integer, p_b integer, p_c integer) returns text
language sql as $$
  select set_config('essai.inventaire', inventaire.proposer(jsonb_build_object(
    'emplacement_id', essai.place(), 'date_operation', essai.t(2), 'comptages', jsonb_build_array(
      jsonb_build_object('lot_id', essai.id('lot a'), 'compte_g', p_a, 'raison', 'vol'),
      jsonb_build_object('lot_id', essai.id('lot b'), 'compte_g', p_b, 'raison', 'souris'),
      jsonb_build_object('lot_id', essai.id('lot c'), 'compte_g', p_c, 'raison', 'pesée'))),
    essai.id('rsci ESSAI'), essai.t(3)) ->> 'id', true)
$$;
create function pg_temp.faire(p_acte text, p_compte text default 'agent') returns text
language plpgsql as $$
declare
  v_id uuid := current_setting('essai.inventaire')::uuid;
  v_auteur uuid := essai.id(p_compte || ' ESSAI');
begin
  return case p_acte when 'valider' then inventaire.valider(v_id, v_auteur, essai.t(4))
                     when 'annuler' then inventaire.annuler(v_id, 'x', v_auteur, essai.t(4))
         end ->> 'statut';
exception when sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
create function pg_temp.renverser(p_nom text, p_compte text) returns text language plpgsql as $$
begin
  return matiere.renverser(m.id, 'x', essai.id(p_compte || ' ESSAI'), essai.t(5)) ->> 'genre'
  from inventaire.comptage c join matiere.mouvement m on m.entite_id = c.id
    and m.genre = 'inventaire'
  where c.lot_id = essai.id('lot ' || p_nom)
    and c.inventaire_id = current_setting('essai.inventaire')::uuid;
exception when sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
create function pg_temp.bilan() returns text language sql as $$
  select string_agg(concat_ws(' ', b.categorie, b.entrees, b.sorties, b.cloture_g), ', '
    order by b.categorie)
  from rapports.bilan('-infinity', 'infinity') as b
$$;

select pg_temp.proposer(990, 495, 320);
select is(pg_temp.faire('valider', 'rsci'), 'separation_des_taches', 'not who counted');
insert into utilisateur.preuve (organisation_id, utilisateur_id, genre, le, auteur_id)
values (core.organisation_id(), essai.id('agent ESSAI'), 'reinitialisation', essai.t(3),
  essai.id('rsci ESSAI'));
select is(pg_temp.faire('valider'), 'personnes_non_distinctes', 'nor another account of theirs');
select personne.prouver_par_emetteur('{"emetteur_tiers": true}', essai.id('agent ESSAI'),
  essai.t(4));
select is(array[essai.quantite('a'), essai.quantite('b'), essai.quantite('c')], '{1000,500,300}',
  'nothing moved before');
select is(pg_temp.faire('valider'), 'validé', 'another person');
select is(array[essai.quantite('a'), essai.quantite('b'), essai.quantite('c')], '{990,495,300}',
  'what lacks is lost, in quarantine too; a surplus is not the lot''s');
select is(essai.tenu('perte'), 'ANANAS 15', 'lost');
select is((select string_agg(distinct m.date_operation::text, ' ') from matiere.mouvement m
    where m.genre = 'inventaire'), essai.t(2)::text, 'at the date of the count');
select results_eq($$ select l.statut, l.nature, lot.categorie(l.id), lot.quantite(l.id),
    l.numero_officiel is not null, l.emplacement_id = essai.place()
    from lot.lot l where l.comptage_id is not null $$,
  $$ values ('validé', 'REC', 'conventionnel', 20::bigint, true, true) $$, 'a lot of its own');
select results_eq($$ select f.de_genre, f.quantite_g from lot.lot l
    join matiere.filiation f on f.vers_id = l.id where l.comptage_id is not null $$,
  $$ values ('ajustement', 20::bigint) $$, 'from nowhere known');
select is(pg_temp.bilan(), 'bio {"reception_g": 1800} {"inventaire_g": 15} 1785, '
  'conventionnel {"inventaire_g": 20} {} 20', 'apart in the balance');
select is_empty($$ select b from rapports.bilan_matiere_entre('-infinity', 'infinity') as b
    where b.ecart_g <> 0 or b.inventaire_entree_g + b.inventaire_sortie_g = 0 $$,
  'which balances');
select is(lot.fondre(array(select l.id from lot.lot l where l.statut = 'validé'
    and l.comptage_id is not null or l.id = essai.id('lot a'))), '{}',
  'mixed in, it makes no organic kilos');
select is(pg_temp.faire('valider'), 'transition_refusee', 'once');
select is(pg_temp.faire('annuler'), 'transition_refusee', 'for good');

select throws_ok($$ select lot.agir(l.id, 'annuler', 'x', essai.id('rsci ESSAI'), essai.t(5))
    from lot.lot l where l.comptage_id is not null $$, 'TR409', 'lot_d_inventaire',
  'the surplus is not cancelled alone');
select is(pg_temp.renverser('a', 'rsci'), 'separation_des_taches', 'two persons take it back');
select is(array[pg_temp.renverser('a', 'agent'), pg_temp.renverser('c', 'agent')],
  '{contrepassation,contrepassation}', 'taken back');
select is((select l.statut from lot.lot l where l.comptage_id is not null), 'annulé',
  'the surplus is no lot any more');
select is(essai.quantite('a'), 1000::bigint, 'what was lost is there');
select is(pg_temp.renverser('a', 'agent'), 'mouvement_deja_contrepasse', 'once');

select pg_temp.proposer(990, 495, 300);
select from essai.retirer('c', '{"quantite_g": 1}');
select is(pg_temp.faire('valider'), 'inventaire_perime', 'a lot moved meanwhile');
select throws_ok($$ select inventaire.exiger_immobiles(i) from inventaire.inventaire i
    where i.id = current_setting('essai.inventaire')::uuid $$, 'TR409', 'inventaire_perime',
  'whoever asks');
select is(essai.quantite('a'), 1000::bigint, 'nothing of it moved');
select is(pg_temp.faire('annuler'), 'annulé', 'given up');
select pg_temp.proposer(1000, 495, 299);
select from lot.deplacer(essai.id('lot c'), essai.place('N2'), null, essai.id('rsci ESSAI'),
  essai.t(4));
select is(pg_temp.faire('valider'), 'inventaire_perime', 'a lot went elsewhere meanwhile');
select is_empty($$ select essai.creux() $$, 'nothing was ever less than nothing');

select * from finish();
rollback;
