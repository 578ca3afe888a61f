-- Spec: ventes-et-expeditions#expedition: a wrong check digit is refused, and a seal closes one
-- container, once.
begin;
set local role metier;
select plan(13);
select essai.preparer_ventes();

select essai.lot('a', 1000, 'validé'), essai.vendre('V');
create function pg_temp.charger(p_note text, p_conteneurs jsonb, p_ligne jsonb default '{}')
returns text language sql as $$
  select essai.refus(format('select essai.charger(%L, ''V'', ''{}'', %L)', p_note,
      jsonb_build_object('conteneurs', p_conteneurs,
    'lignes', jsonb_build_array(jsonb_build_object('lot_id', essai.id('lot a'), 'quantite_g', 100)
      || p_ligne))))
$$;
select is(pg_temp.charger('un', '[{"numero": "CSQU3054383", "scelles": ["S-1", "S-2"]}]'),
  'accepté', 'one');
select is(
  (select array[x.numero_conteneur,
      (select l.conteneur from expedition.ligne l where l.expedition_id = x.id)]
    from expedition.expedition x where x.note = 'un'), '{CSQU3054383,CSQU3054383}',
  'what is shipped lies in it');
select is(pg_temp.charger('faux', '[{"numero": "CSQU3054384"}]'), '400 conteneur_invalide',
  'a wrong check digit');
select is(pg_temp.charger('double', '[{"numero": "CSQU3054383"}, {"numero": "CSQU3054383"}]'),
  '400 parametre_invalide', 'twice');
select is(pg_temp.charger('deux', '[{"numero": "CSQU3054383"}, {"numero": "MSKU6011672"}]'),
  '400 parametre_invalide', 'in which of two is not said');
select is(pg_temp.charger('deux', '[{"numero": "CSQU3054383"}, {"numero": "MSKU6011672"}]',
    '{"conteneur": "MSKU6011672"}'), 'accepté', 'it is said');
select is((select x.numero_conteneur from expedition.expedition x where x.note = 'deux'), null,
  'there is not one alone');
select is(pg_temp.charger('nul', '[]', '{"conteneur": "MSKU6011672"}'), '400 parametre_invalide',
  'a container that does not travel');
select is(pg_temp.charger('nul', '[{"numero": "CSQU3054383"}]', '{"conteneur": "MSKU6011672"}'),
  '400 parametre_invalide', 'nor beside another');
select throws_ok(
  $$ select pg_temp.charger('s', '[{"numero": "CSQU3054383", "scelles": ["S-2"]}]') $$, '23505',
  null, 'a seal is used once');
select is(essai.expedier('un', 'annuler'), 'annulée', 'its expedition is cancelled');
select is(pg_temp.charger('s', '[{"numero": "CSQU3054383", "scelles": ["S-2"]}]'), 'accepté',
  'and the seal is free');
select throws_ok(
  $$ select pg_temp.charger('t',
      '[{"numero": "CSQU3054383", "scelles": ["S-9"]},
        {"numero": "MSKU6011672", "scelles": ["S-9"]}]', '{"conteneur": "MSKU6011672"}') $$,
  '23505', null, 'nor on two containers of one expedition');

select * from finish();
rollback;
