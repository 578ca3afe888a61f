-- Spec: etapes#validation: several inputs become several outputs and losses, to the gram: each
-- product sums to zero, each input is shared exactly.
begin;
set local role metier;
select plan(13);
select essai.preparer();

select essai.lot('a', 1000, 'validé'), essai.lot('b', 777, 'validé'), essai.lot('c', 13, 'validé');
select essai.etape('x', '{"a": 700, "b": 777, "c": 1}',
  jsonb_build_array(essai.sortie(503), essai.sortie(331, '{"nature": "NET"}', 'ANANAS'),
    essai.sortie(7)),
  '{"pertes": [{"categorie": "tri", "quantite_g": 401},
      {"categorie": "evaporation", "quantite_g": 211}]}');
select is(essai.proceder('x'), 'validée', 'validated');
select is(array[essai.quantite('a'), essai.quantite('b'), essai.quantite('c')],
  array[300, 0, 12]::bigint[], 'its inputs gave');
select is(array[essai.pese(essai.issu('x', 1)), essai.pese(essai.issu('x', 2)),
    essai.pese(essai.issu('x', 3))], array[503, 331, 7]::bigint[], 'its outputs hold');
select is((select array_agg(l.statut || ' ' || l.nature || ' ' || p.code order by s.rang)
    from etape.sortie s join lot.lot l on l.id = s.lot_id
    join produit.produit p on p.id = l.produit_id),
  array['en_attente PF JUS', 'en_attente NET ANANAS', 'en_attente PF JUS'],
  'lots that wait, of their nature and product');
select is((select l.statut from lot.lot l where l.id = essai.id('lot b')), 'validé',
  'a lot that a process emptied keeps its state');

create temporary table ecriture as
select c.genre, e.produit_id, e.quantite_g from etape.etape s
  join matiere.toute_ecriture e on e.mouvement_id = s.mouvement_id
  join matiere.compte c on c.id = e.compte_id
where s.id = essai.etape_dite('x');
select is((select array_agg(t.somme)
    from (select sum(quantite_g) as somme from ecriture group by produit_id) as t), array[0,
    0]::numeric[], 'each product sums to zero');
select is((select sum(quantite_g) from ecriture where genre = 'perte'), 401 + 211 + 25::numeric,
  'what was lost, declared and missing');
select is((select sum(quantite_g) from ecriture where genre = 'transformation'
    and produit_id = essai.produit('JUS')), -510::numeric, 'juice came out of the transformation');

create temporary table arete as select f.* from matiere.filiation f
  join etape.etape s on s.mouvement_id = f.mouvement_id where s.id = essai.etape_dite('x');
select is((select array_agg(t.somme order by t.somme)
    from (select sum(quantite_g) as somme from arete group by de_id) as t), array[1, 700,
    777]::numeric[], 'what became of each input, to the gram');
select is((select array_agg(t.somme order by t.somme)
    from (select sum(quantite_g) as somme from arete group by vers_id) as t), array[7, 331, 503,
    637]::numeric[], 'what each output is made of');
select is((select count(*) from arete where quantite_g <= 0), 0::bigint, 'every share is positive');
select is((select array_agg(distinct a.id) @> array[essai.id('lot a'), essai.id('lot b')]
    from genealogie.ancetres(array[essai.issu('x', 1)]) as a), true, 'it came of its inputs');
select is((select e.details -> 'mouvement_id' is not null from journal.evenement e
    where e.action = 'etape.valider'), true, 'journalled');

select * from finish();
rollback;
