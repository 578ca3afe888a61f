-- Spec: receptions#correction: a corrected mass of a members' reception is shared over its
-- collections, whatever was settled, devalidated or corrected before, and reverses to the gram.
begin;
set local role metier;
select plan(19);
select essai.preparer_paiements();
select essai.collecter('c2');

create function pg_temp.corriger(p_champs jsonb) returns text language sql as $$
  select essai.traiter_reception('a', 'corriger', p_champs::text, 'magasinier', 4)
$$;
create function pg_temp.recus() returns text language sql as $$
  select string_agg(a.recu_g::text, ' ' order by a.rang) from reception.apport a
  where a.reception_id = (essai.recue('a')).id
$$;
create function pg_temp.liens() returns text language sql as $$
  select string_agg(l.lien, ', ' order by l.lien collate "C")
  from (select f.de_genre || ' ' || f.vers_genre || ' ' || sum(f.quantite_g) as lien
        from matiere.filiation f where not f.annulee group by f.de_genre, f.vers_genre) as l
$$;
select is(essai.recevoir('a', '{c1,c2,BR-ESSAI-20260601-9001 50000}', '{"net_g": 200000}'
    || essai.au_prix()), 'en_attente', '250 kg are announced, 200 weighed');
select is(pg_temp.recus(), '80000 80000 40000', 'shared');
select essai.traiter_reception('a', 'valider');
select is(pg_temp.liens(), 'attendu lot 40000, attendu perte 10000, collecte lot 160000, '
    || 'collecte perte 40000', 'as it was weighed');
select is(pg_temp.corriger('{"net_g": 260000}'), '409 raison_ecart_requise',
  'more than was announced needs a reason');
select is(pg_temp.corriger('{"fournisseur_id": "01960000-0000-7000-8000-000000000001"}'),
  '400 parametre_invalide', 'members have no supplier');
select is(pg_temp.corriger('{"groupement_id": "01960000-0000-7000-8000-000000000001"}'),
  '404 groupement_inconnu', 'no group');
insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('autre groupe'), 'AUTRE', 'Autre');
select is(pg_temp.corriger(jsonb_build_object('groupement_id', essai.id('autre groupe'))),
  '409 collecte_non_recevable', 'its collections are of the other one');
select is(pg_temp.corriger('{"net_g": 225000}'), 'validée', 'the right mass');
select is(pg_temp.recus() || ' ' || essai.statut_du_lot('a'), '90000 90000 45000 validé 225000',
  'shared again');
select is(pg_temp.liens(), 'attendu lot 45000, attendu perte 5000, collecte lot 180000, '
    || 'collecte perte 20000', 'what became of what');
select is((select sum(c.montant) from paiement.creance c), 54000::numeric, 'what is due follows');
select essai.collecter('c3', '{}', '{"reference_provisoire": "BR-ESSAI-20260601-9001"}');
select essai.traiter_reception('a', 'devalider', 'x', 'magasinier', 5);
select is(pg_temp.corriger('{"net_g": 150000}'), 'en_attente', 'after a settlement, devalidated');
select is(pg_temp.recus() || ' ' || essai.statut_du_lot('a'), '60000 60000 30000 en_attente 150000',
  'in the lot that it has now');
select is((select string_agg(distinct case f.vers_id when (essai.recue('a')).lot_id then 'now'
    else 'before' end, ', ') from matiere.filiation f
    where f.vers_genre = 'lot' and not f.annulee), 'now', 'which alone has an origin');
select essai.traiter_reception('a', 'contrepasser', 'x', 'magasinier', 6);
select is(array[essai.solde_de('perte'), essai.solde_de('ajustement'), essai.solde_de('lot',
  (essai.recue('a')).lot_id), essai.solde_de('attendu')], array[0, 0, 0, 0]::bigint[],
  'all of it is reversed to the gram');
select is(pg_temp.liens(), null, 'and nothing became of anything');

select is(essai.recevoir('g', '{BR-ESSAI-20260601-9002 100000}', jsonb_build_object('groupement_id',
  essai.id('autre groupe'))), 'en_attente', 'received for the wrong group, ahead of its data');
select essai.collecter('c4', '{}', '{"reference_provisoire": "BR-ESSAI-20260601-9002"}');
select is(lot.etats((essai.recue('g')).lot_id), '{"AB": "C1"}'::jsonb,
  'its goods are conventional there');
select essai.traiter_reception('g', 'corriger', jsonb_build_object('groupement_id',
  essai.id('groupement ESSAI'))::text);
select is(lot.etats((essai.recue('g')).lot_id), '{"AB": "AB"}'::jsonb,
  'theirs, in their own group');

select * from finish();
rollback;
