-- Spec: ventes-et-expeditions#correction-numeros: corrected numbers of containers, seals and
-- inspection give papers of the next index; lines follow their containers, lots do not move.
begin;
set local role metier;
select plan(10);
select essai.preparer_ventes();
select essai.lot('a', 1000, 'validé');
create function pg_temp.corriger(p_champs jsonb, p_note text default 'x') returns text
language sql as $$
  select essai.refus(format(
    'select expedition.corriger(essai.expedition(%L), %L, essai.id(''admin ESSAI''), essai.t(5))',
    p_note, '{"raison": "Mal lu"}' || p_champs))
$$;
create function pg_temp.lignes() returns text language sql as $$
  select string_agg(l.conteneur || ' ' || l.quantite_g, ', ' order by l.rang)
  from expedition.ligne l where l.expedition_id = essai.expedition('x')
$$;
select essai.vendre('V', '{"tolerance_cp": 10000}');
select essai.charger('x', 'V', '{"a": 1}', jsonb_build_object(
  'conteneurs', '[{"numero": "CSQU3054383", "scelles": ["S-001"]},
    {"numero": "TEMU0000006", "scelles": ["S-002"]}]'::jsonb,
  'lignes', (select jsonb_agg(jsonb_build_object('lot_id', essai.id('lot a'), 'conteneur', c.n,
      'quantite_g', c.g))
    from (values ('CSQU3054383', 600), ('TEMU0000006', 400)) as c (n, g))));
select is(pg_temp.corriger('{"numero_coi": "COI.1"}'), '409 transition_refusee', 'a draft');
select is(essai.expedier('x'), 'validée', 'shipped');
select is(pg_temp.corriger(
    '{"conteneurs": [{"numero": "TEMU0000006", "scelles": ["S-002"]},
      {"numero": "CSQU3054383", "scelles": ["S-003", "S-001"]}], "numero_coi": "COI.1"}'),
  'accepté', 'both were written for one another');
select is(pg_temp.lignes(), 'TEMU0000006 600, CSQU3054383 400', 'lines follow their containers');
select is(expedition.presenter(essai.expedition('x')) ->> 'numero_coi', 'COI.1', 'the inspection');
select is((select string_agg(concat_ws(' ', d.type, d.indice, d.donnees #>> '{contenu,numero_coi}'),
      ', ' order by d.type, d.indice) from document.document d where d.remplace_le is null),
  'attestation 2 COI.1, liste_colisage 2 COI.1', 'papers of the next index');
select is(essai.etats('a'), 'consommé 0', 'the lot does not move');
select results_eq(
  $$ select c.avant -> 'numero_coi', c.apres -> 'numero_coi', c.raison
     from correction.correction c where c.entite = 'expedition' $$,
  $$ values ('null'::jsonb, '"COI.1"'::jsonb, 'Mal lu') $$, 'before and after');
select is(pg_temp.corriger('{"numero_coi": "COI.1"}'), '409 correction_sans_effet', 'the same');
select is(pg_temp.corriger('{"conteneurs": [{"numero": "CSQU3054383", "scelles": ["S-001"]}]}'),
  '400 parametre_invalide', 'goods lie in two');

select * from finish();
rollback;
