-- Spec: api#fiches: a record opens as its list does, is looked up where the list looks, shows the
-- list's row and what its own row of doors adds, and is unknown where it is not there.
begin;
select plan(4);

insert into porte.liste (
  nom, ouverture, droits, variables, membre, source, condition, ordre, sens, colonnes, ligne)
values ('essais', 'lecture', '{stock}', null, 'lots', 'lot.lot l', 'l.statut <> ''brouillon''',
        'l.id uuid', 'asc', 'l', 'lot.presenter(l)');
create function pg_temp.corps(p_complement text, p_variables text) returns text
language plpgsql as $$
begin
  update porte.liste set variables = p_variables where nom = 'essais';
  return regexp_replace(porte.ecrire_unite(row(
    'essais_lire', 'essais', 'l.id = :uuid', 'lot_inconnu', p_complement)::porte.unite),
    '\s+', ' ', 'g');
end
$$;

select is(pg_temp.corps(null, null),
  $$ declare v_texte jsonb; begin perform utilisateur.exiger_lecture(p_appelant, now(), 'stock'); $$
  || $$select (lot.presenter(l))::jsonb into v_texte from ( select l from lot.lot l $$
  || $$where l.id = (p_requete ->> 'id')::uuid and l.statut <> 'brouillon') as p; $$
  || $$if v_texte is null then raise sqlstate 'TR404' using message = 'lot_inconnu'; end if; $$
  || $$return v_texte; end $$,
  'the opening of the list, its row, the refusal');
select matches(pg_temp.corps('lot.essai(l)', null),
  $$select \(lot\.presenter\(l\)\)::jsonb \|\| p\.complement into v_texte $$
  || $$from \( select l, lot\.essai\(l\) as complement from lot\.lot l where$$,
  'what it adds stands beside the row');
select matches(pg_temp.corps('lot.essai(l, v_session)', 'v_jour date := core.jour(now());'),
  $$v_texte jsonb; v_jour date; v_session utilisateur\.session; begin $$
  || $$v_session := utilisateur\.exiger_lecture\(.*\); v_jour := core\.jour\(now\(\)\); select$$,
  'who called is kept where it is asked for, what the list looks up is looked up');
select is_empty($$
  select u.nom from porte.unite u
  where to_regproc('v1.' || u.nom) is null or u.nom <> u.liste || '_lire'
$$, 'it is called by its list');

select * from finish();
rollback;
