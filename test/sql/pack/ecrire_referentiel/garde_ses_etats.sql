-- Spec: editeur#catalogue: a referential of the catalogue can get more states and other labels, and
-- values that a rule reads never change or disappear.
begin;
set local role metier;
select plan(16);
select essai.preparer();
select set_config('sillon.editeur', 'oui', true);

create function pg_temp.ecrire(p_base integer, p_etats jsonb, p_code text default 'AB') returns text
language sql as $$
  select essai.essayer(format(
    'select pack.ecrire_referentiel(%L, %L, %s, ''Agriculture biologique'', %L, ''Essai'', %L) '
    '->> ''version''', '{"emetteur": "e", "sujet": "awa"}', p_code, p_base, p_etats, essai.t()))
$$;
create temp table ab as
  select essai.document_pack() #> '{referentiels,0,etats}' as etats,
         pack.version_referentiel('AB') as version;

select is((select version from ab), 1, 'a pack brought it');
select is(pg_temp.ecrire(1, (select etats from ab)), '1', 'as it is: nothing is written');
select is(pg_temp.ecrire(1, (select etats - 1 from ab)), '409 referentiel_contradictoire',
  'a state is not taken away');
select is(pg_temp.ecrire(1, (select jsonb_set(etats, '{3,rang}', '8') from ab)),
  '409 referentiel_contradictoire', 'nor moved');
select is(pg_temp.ecrire(1, (select jsonb_insert(etats, '{1}', '{"code": "C1B", "libelle_fr": "x",
    "libelle_en": "x", "rang": 2, "categorie_affichage": "conventionnel"}') from ab)),
  '409 pack_incoherent', 'two of one rank');
select is(pg_temp.ecrire(0, (select etats from ab)), '409 version_perimee',
  'who did not read it does not write it');
select is(pg_temp.ecrire(1, (select jsonb_insert(etats, '{0}', '{"code": "HS", "libelle_fr": "x",
    "libelle_en": "x", "rang": 0, "categorie_affichage": "hors_statut"}') from ab)), '2',
  'a state more');
select is(conformite.etat_declasse('AB'), 'C1', 'goods fall to where they fell');
select is(pg_temp.ecrire(0, '[{"code": "TR", "libelle_fr": "x", "libelle_en": "x", "rang": 5,
    "categorie_affichage": "conventionnel"}, {"code": "BIO", "libelle_fr": "x", "libelle_en": "x",
    "rang": 9, "categorie_affichage": "bio"}]', 'DEMETER'), '1', 'a new one');
select is(pg_temp.ecrire(1, '[{"code": "TR", "libelle_fr": "x", "libelle_en": "x", "rang": 5,
    "categorie_affichage": "conventionnel"}, {"code": "TRB", "libelle_fr": "x", "libelle_en": "x",
    "rang": 6, "categorie_affichage": "conventionnel"}, {"code": "BIO", "libelle_fr": "x",
    "libelle_en": "x", "rang": 9, "categorie_affichage": "bio"}]', 'DEMETER'),
  '409 referentiel_contradictoire', 'to which goods would fall instead');
select is(pg_temp.ecrire(1, '[{"code": "TR", "libelle_fr": "Transition", "libelle_en": "x",
    "rang": 5, "categorie_affichage": "conventionnel"}, {"code": "BIO", "libelle_fr": "x",
    "libelle_en": "x", "rang": 9, "categorie_affichage": "bio"}]', 'DEMETER'), '2', 'other words');
select is(pg_temp.ecrire(0, '[{"code": "TR", "libelle_fr": "x", "libelle_en": "x",
    "rang": 5, "categorie_affichage": "conversion"},
    {"code": "BIO", "libelle_fr": "x", "libelle_en": "x",
    "rang": 9, "categorie_affichage": "bio"}]', 'NATURE'),
  '1', 'nothing of it displays as conventional');
select is(pg_temp.ecrire(1, '[{"code": "CV", "libelle_fr": "x", "libelle_en": "x",
    "rang": 3, "categorie_affichage": "conventionnel"},
    {"code": "TR", "libelle_fr": "x", "libelle_en": "x",
    "rang": 5, "categorie_affichage": "conversion"},
    {"code": "BIO", "libelle_fr": "x", "libelle_en": "x",
    "rang": 9, "categorie_affichage": "bio"}]', 'NATURE'),
  '409 referentiel_contradictoire', 'the first that does, below all others');
select is(pg_temp.ecrire(0, '[{"code": "HS", "libelle_fr": "x", "libelle_en": "x",
    "rang": 1, "categorie_affichage": "hors_statut"},
    {"code": "BIO", "libelle_fr": "x", "libelle_en": "x",
    "rang": 9, "categorie_affichage": "bio"}]', 'SIMPLES'),
  '1', 'goods fall to its lowest');
select is(pg_temp.ecrire(1, '[{"code": "HSB", "libelle_fr": "x", "libelle_en": "x",
    "rang": 0, "categorie_affichage": "hors_statut"},
    {"code": "HS", "libelle_fr": "x", "libelle_en": "x",
    "rang": 1, "categorie_affichage": "hors_statut"},
    {"code": "BIO", "libelle_fr": "x", "libelle_en": "x",
    "rang": 9, "categorie_affichage": "bio"}]', 'SIMPLES'),
  '409 referentiel_contradictoire', 'none comes below it');
create function pg_temp.detail() returns text language plpgsql as $$
declare
  v_detail text;
begin
  perform pack.ecrire_referentiel('{"emetteur": "e", "sujet": "awa"}', 'LOCAL', 0, 'x',
    '[{"code": "A", "rang": 1, "libelle_fr": "x", "libelle_en": "x",
       "categorie_affichage": "bio"},
      {"code": "B", "rang": 1, "libelle_fr": "x", "libelle_en": "x",
       "categorie_affichage": "bio"}]',
    'Essai', essai.t());
  return null;
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return v_detail::jsonb #>> '{0,chemin}';
end
$$;
select matches(pg_temp.detail(), '^/etats(/|$)', 'a fault is told by the path of the body');

select * from finish();
rollback;
