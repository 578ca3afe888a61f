-- Spec: imports#doublons: the organization's own number of a member is stored, unique and
-- searchable; importing the file again creates no member twice.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();
create function pg_temp.membre(p_nom text, p_numero text) returns text language sql as $$
  select coalesce(x.fautes #>> '{0,code}', 'écrit') from importation.ecrire_ligne('producteurs',
    jsonb_populate_record(null::importation.ligne, jsonb_build_object(
      'renvois', '{}'::jsonb, 'cle', p_numero, 'demande', jsonb_build_object(
        'producteur_id', essai.id(p_nom), 'groupement_id', essai.id('groupement ESSAI'), 'nom',
        p_nom, 'prenoms', 'Ama', 'telephone', '+229 97 00 00 77', 'piece_identite', null))),
    essai.id('admin ESSAI'), essai.t()) as x
$$;
create function pg_temp.trouves(p_recherche text) returns text[] language plpgsql as $$
declare
  v_reponse jsonb;
begin
  set local role api;
  v_reponse := v1.producteurs(essai.appelant('ESSAI', 'admin'),
    jsonb_build_object('recherche', p_recherche));
  set local role metier;
  return array(select concat_ws(' ', p ->> 'reference', p ->> 'nom')
               from jsonb_array_elements(v_reponse -> 'producteurs') as p);
end
$$;

select is(pg_temp.membre('Dossou', 'DBL-1'), 'écrit', 'a member with a number');
select is(pg_temp.membre('Doublon', 'DBL-1'), 'producteur_deja_connu', 'that number again');
select is(pg_temp.membre('Autre', null), 'écrit', 'no number is nobody''s');
select is(pg_temp.trouves('dbl 1'), '{DBL-1 Dossou}', 'found by it');
select is(pg_temp.trouves('97000077 ama dossou'), '{DBL-1 Dossou}',
  'and by telephone and names in any order');
select from importation.defaire_producteurs(array[essai.id('Dossou')], 'Essai',
  essai.id('admin ESSAI'), essai.t());
select is(pg_temp.membre('Doublon', 'DBL-1'), 'écrit', 'a number that was taken back is free');

select * from finish();
rollback;
