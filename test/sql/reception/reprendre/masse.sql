-- Spec: receptions#redressement: a corrected collection posts the difference from or to its
-- producer; the lot keeps the weighed mass.
begin;
set local role metier;
select plan(13);
select essai.preparer_operations();

create function pg_temp.corriger(p_champs jsonb, p_commande text default 'c') returns text
language sql as $$
  select essai.lever('rsci ESSAI', p_commande, 'ecart_calcul', 'correction',
    essai.payload_corrige('c', p_champs))
$$;
create function pg_temp.rouvrir() returns void language sql as $$
  insert into controle.controle (organisation_id, commande_id, motif, auteur_id, entite, entite_id,
    ouvert_le)
  values (core.organisation_id(), essai.id('commande c'), 'ecart_calcul', essai.id('agent ESSAI'),
    'collecte', essai.id('c'), essai.t())
$$;
select from essai.collecter('c',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select from essai.arriver('a', '[{"collecte": "c", "quantite_g": 100000, "recu_g": 99000}]');
select is(array[essai.tenu('garde'), essai.tenu('perte')], array[null, 'ANANAS 1000'],
  'received with a kilogram less');

select is(pg_temp.corriger(essai.kg(110000)), 'leve', 'ten kilograms more');
select is(array[essai.tenu('garde'), essai.tenu('perte'), essai.tenu('ajustement')],
  array[null, 'ANANAS 11000', null], 'they are lost');
select is(array[essai.tenu('producteur'), essai.quantite('a')::text],
  array['ANANAS -110000', '99000'], 'the producer gave them; the lot stays as weighed');
select is(essai.capacites(), 'Kossi ANANAS AB 110000', 'the capacity follows');

select pg_temp.rouvrir();
select from controle.lever((core.organisation_id(), essai.id('rsci ESSAI'),
    true)::utilisateur.session,
  (select k.id from controle.controle k where k.statut = 'ouvert'),
  '{"decision": "correction", "raison": "Bon relu"}'::jsonb
    || essai.payload_corrige('c', essai.kg(95000)), essai.t(2));
select is(array[essai.tenu('garde'), essai.tenu('perte'), essai.tenu('ajustement')],
  array[null, 'ANANAS 1000', 'ANANAS -5000'],
  'then five less than at first: the earlier difference is reversed, the new one adjusted');
select is(essai.capacites(), 'Kossi ANANAS AB 95000', 'the capacity follows');
select results_eq($$ select r.genre, r.ecart_g, r.champs -> 'net_g', r.raison, r.remplace_id is null
    from reception.redressement r order by r.rang $$,
  $$ values ('correction', 10000::bigint, '[100000, 110000]'::jsonb, 'vu', true),
    ('correction', -5000, '[110000, 95000]', 'Bon relu', false) $$, 'both are kept');
select is((select format('%s %s', f.de_genre, f.quantite_g) from matiere.filiation f
    where f.vers_id = essai.id('c') and not f.annulee), 'ajustement 5000',
  'the genealogy says what was adjusted');
select is((select count(*) from matiere.filiation f where f.de_id = essai.id('c')
    and f.vers_genre = 'perte' and not f.annulee), 1::bigint,
  'and no more what was lost by the earlier one');
select is(essai.etat('a'), 'AB AB', 'the quality stays');
select lives_ok($$ select collecte.rejuger(essai.id('c'), essai.t(5)) $$,
  'judged again without a change');
select is((select count(*) from reception.redressement), 2::bigint, 'nothing is added');

select * from finish();
rollback;
