-- Spec: imports#connus: if the import allows updates, a known member is updated, each value listed
-- with the former one; undoing the import restores the former value, unless it was changed since.
begin;
set local role metier;
select plan(16);
select essai.preparer();
create function pg_temp.importer(p_connus text) returns uuid language sql as $$
  insert into importation.importation
    (organisation_id, id, genre, nom_fichier, format, taille_octets, sha256, connus, cree_le,
     auteur_id)
  values (core.organisation_id(), gen_random_uuid(), 'producteurs', 'x', 'csv', 1, repeat('0', 64),
          p_connus, essai.t(), essai.id('admin ESSAI'))
  returning id
$$;
create function pg_temp.amener(p_connus text, variadic p_lignes jsonb[]) returns text
language plpgsql as $$
declare
  v_id uuid := pg_temp.importer(p_connus);
begin
  insert into importation.ligne
    (organisation_id, importation_id, rang, numero, cellules, demande, renvois, cle)
  select core.organisation_id(), v_id, l.rang, l.rang, '{}', jsonb_build_object(
      'producteur_id', gen_random_uuid(), 'groupement_id', essai.id('groupement ESSAI'),
      'prenoms', 'Afi Rose', 'piece_identite', null) || l.demande, '{}', l.demande ->> 'cle'
  from unnest(p_lignes) with ordinality as l (demande, rang);
  update importation.ligne l set demande = l.demande - 'cle' where l.importation_id = v_id;
  perform set_config('essai.importation', v_id::text, true);
  return (
    select string_agg(concat_ws(' ', f ->> 'code', a ->> 'code', a -> 'details' -> 'champs'), '; '
      order by l -> 'rang')
    from importation.ecrire_lot((select i from importation.importation i where i.id = v_id), 0, 200,
        essai.id('admin ESSAI'), essai.t(), '{}') as r
      cross join lateral jsonb_array_elements(r -> 'lignes') as l
      left join lateral jsonb_array_elements(l -> 'avertissements') as a on true
      left join lateral jsonb_array_elements(l -> 'fautes') as f on true);
end
$$;
create function pg_temp.membres() returns text[] language sql as $$
  select array(select concat_ws('|', p.reference, p.nom, p.prenoms, p.telephone, p.localite)
               from producteur.producteur p
               where p.prenoms in ('Afi Rose', 'Rose-Afi') and not isempty(p.actif_pendant)
               order by p.nom collate "C")
$$;
create function pg_temp.defaire() returns text language sql as $$
  select essai.issue_de(format('select importation.retablir_membres(%L, %L, %L)',
    current_setting('essai.importation'), essai.id('admin ESSAI'), essai.t()))
$$;

select is(pg_temp.amener('refuser',
  '{"cle": "P-1", "nom": "Adjovi", "localite": "Allada", "telephone": "97000001"}'), '', 'new');
select is(pg_temp.amener('refuser', '{"cle": "P-1", "nom": "Adjovi"}'), 'producteur_deja_connu',
  'a known one is a fault');
select is(pg_temp.amener('mettre_a_jour',
    '{"cle": "P-1", "nom": "ADJOVI", "telephone": "97000002", "localite": null}',
    '{"cle": "P-2", "nom": "Bossou"}'),
  'mise_a_jour {"nom": {"apres": "ADJOVI", "avant": "Adjovi"}, '
  || '"telephone": {"apres": "97000002", "avant": "97000001"}}; ',
  'known by number; another is new');
select is(pg_temp.membres(), '{P-1|ADJOVI|Afi Rose|97000002|Allada,P-2|Bossou|Afi Rose}',
  'an empty cell leaves what stands');
select is(pg_temp.amener('mettre_a_jour', '{"cle": "P-1", "nom": "ADJOVI"}'), 'membre_inchange {}',
  'what changes nothing is said');
select is(pg_temp.amener('mettre_a_jour',
    '{"nom": "Adjovi", "prenoms": "Rose-Afi", "localite": "ALLADA"}'),
  'mise_a_jour {"nom": {"apres": "Adjovi", "avant": "ADJOVI"}, '
  || '"prenoms": {"apres": "Rose-Afi", "avant": "Afi Rose"}, '
  || '"localite": {"apres": "ALLADA", "avant": "Allada"}}', 'known by names and village');
select is(pg_temp.membres(), '{P-1|Adjovi|Rose-Afi|97000002|ALLADA,P-2|Bossou|Afi Rose}', 'is one');
select is(pg_temp.defaire(), '', 'undone');
select is(pg_temp.membres(), '{P-1|ADJOVI|Afi Rose|97000002|Allada,P-2|Bossou|Afi Rose}',
  'as before');
select is(pg_temp.amener('mettre_a_jour',
    '{"cle": "P-9", "nom": "Adjovi", "localite": "Allada"}'), 'homonyme',
  'another number is another person');
select is(pg_temp.amener('mettre_a_jour', '{"nom": "Adjovi", "localite": "Cana"}'), 'homonyme',
  'and so is another village');
select is(pg_temp.amener('mettre_a_jour', '{"nom": "Adjovi", "localite": "Allada"}'),
  'reference_ambigue', 'two of them are told apart by their numbers');
select is(pg_temp.amener('mettre_a_jour', jsonb_build_object('cle', 'P-2', 'nom', 'Bossou',
    'groupement_id', essai.id('groupement VOISINE'))), 'groupement_different',
  'a group changes by its event');
select is(pg_temp.amener('mettre_a_jour', '{"cle": "P-2", "nom": "Bossou", "piece_identite":
    {"type": "cip", "pays": "BJ", "numero": "1"}}'), 'piece_differente',
  'an identity document by the phone');
select pg_temp.amener('mettre_a_jour', '{"cle": "P-2", "nom": "Bossou", "telephone": "97000003"}');
update producteur.producteur set version = version + 1 where reference = 'P-2';
select is(pg_temp.defaire(), '409 annulation_impossible', 'who was changed since keeps it');

select is((select string_agg(coalesce(substring(essai.issue_de(format(
      'select importation.creer(%L, essai.session(), %L)', jsonb_build_object('genre', g, 'format',
        'csv', 'nom_fichier', 'x', 'taille_octets', 1, 'sha256', repeat('0', 64), 'connus',
        'mettre_a_jour'), essai.t())) from '"connus" ?: ?"(\w+)"|^4.*'), 'refusé'), ', '
      order by g)
    from unnest('{groupements,producteurs}'::text[]) as g), 'refusé, mettre_a_jour',
  'asked for when the file is announced, of members alone');

select * from finish();
rollback;
