-- Spec: documents#remplacement, receptions#redressement: the correction of a weight that an agent
-- reported compares the states before and after the decision: no paper shows an intermediate state,
-- each changed paper has one more index, and restored values are no change.
begin;
set local role metier;
select plan(14);
select essai.preparer_operations();

select from essai.provoquer('erreur_signalee_agent');
select from essai.collecter('autre', essai.kg(1000));
select from essai.arriver('a', '[{"collecte": "collecte", "quantite_g": 100000, "recu_g": 100000},
  {"collecte": "autre", "quantite_g": 1000, "recu_g": 1000}]');
select from essai.transformer('{a}', 'fille', 100);
create temporary table papier (entite text, type text, id uuid) on commit drop;
insert into papier
select 'lot', t, essai.id('lot ' || n)
from unnest('{a,fille}'::text[]) as n, unnest('{etiquette_lot,etiquette_rouleau}'::text[]) as t
union all
select 'reception', 'bon_reception', l.reception_id from lot.lot l where l.id = essai.id('lot a')
union all select 'collecte', 'recu', essai.id('collecte');
select from unnest('{a,fille}'::text[]) as n,
  lot.numeroter(essai.id('lot ' || n), essai.t());
update lot.lot set statut = 'validé' where id = essai.id('lot fille');
select from papier p, document.etablir(p.type, p.id, p.id, essai.t()) where p.type <> 'recu';
select from document.etablir_imprimes(essai.id('collecte'), '{recu}', essai.t());
create function pg_temp.indices() returns text language sql as $$
  select string_agg(concat_ws(' ', p.type, (
      select string_agg(case when d.remplace_le is null then '' else '-' end || d.indice, ','
        order by d.indice) from document.document d where (d.type, d.entite_id) = (p.type, p.id))),
    '; ' order by p.type, p.id)
  from papier p where p.type <> 'etiquette_rouleau'
$$;
select is(pg_temp.indices(), 'bon_reception 1; etiquette_lot 1; etiquette_lot 1; recu 1',
  'each has its paper');

select is(essai.lever('rsci ESSAI', 'x', 'erreur_signalee_agent', 'correction',
    essai.payload_corrige('collecte', essai.kg(99999))), 'leve', 'a gram less');
select is(pg_temp.indices(), 'bon_reception -1,2; etiquette_lot 1; etiquette_lot 1; recu -1,2',
  'the receipt and the slip have one more index, the labels stay true');
select is((select count(*) from document.document d
    where d.donnees #>> '{contenu,categorie}' = 'conventionnel'), 0::bigint,
  'no label ever said conventional');
select is((select string_agg(q.etat_code, ',') from lot.qualite q
    where q.lot_id in (essai.id('lot a'), essai.id('lot fille'))), 'AB,AB', 'nor was a lot so');
select results_eq($$ select r.champs ? 'statut', r.champs -> 'net_g', r.lots
    from reception.redressement r $$, $$ values (false, '[100000, 99999]'::jsonb, '[]'::jsonb) $$,
  'one adjustment says what changed');

select from essai.faire('collecte.signaler_erreur', 'y');
select is(essai.lever('rsci ESSAI', 'y', 'erreur_signalee_agent', 'correction',
    essai.payload_corrige('collecte', essai.kg(99999))), 'leve', 'nothing is another');
select is(pg_temp.indices(), 'bon_reception -1,2; etiquette_lot 1; etiquette_lot 1; recu -1,2',
  'every paper stays true');
select is((select count(*) from reception.redressement), 1::bigint, 'and nothing was adjusted');

select from essai.faire('collecte.signaler_erreur', 'z');
select is(essai.lever('rsci ESSAI', 'z', 'erreur_signalee_agent', 'correction',
    essai.payload_corrige('collecte', essai.kg(99999) || '{"observation": "sacs humides"}')),
  'leve', 'another remark');
select is((select collecte.presenter(c) ->> 'observation' from collecte.collecte c
    where c.id = essai.id('collecte')), 'sacs humides', 'is shown');
select is((select r.champs from reception.redressement r order by r.rang desc limit 1),
  '{"observation": [null, "sacs humides"]}', 'and said to have changed');
select is(pg_temp.indices(), 'bon_reception -1,2; etiquette_lot 1; etiquette_lot 1; recu -1,2',
  'which no paper shows');
select is(lot.changes('[{"lot_id": "x", "avant": {"AB": "AB"}, "apres": {"AB": "C1"}},
    {"lot_id": "y", "avant": {"AB": "AB"}, "apres": {"AB": "C2"}},
    {"lot_id": "x", "avant": {"AB": "C1"}, "apres": {"AB": "AB"}}]'),
  '[{"lot_id": "y", "avant": {"AB": "AB"}, "apres": {"AB": "C2"}}]',
  'a lot that is again what it was did not change');

select * from finish();
rollback;
