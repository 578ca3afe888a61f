-- Searches the records of the office that a session may read: at most 30 hits, whole references
-- first.
-- Spec: api#recherche-bureau.
create or replace function fiche.rechercher(
  p_session utilisateur.session, p_requete jsonb, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_recherche text := p_requete ->> 'recherche';
  v_cle text := core.cle_nom(v_recherche);
  v_mots text[] := core.mots(v_recherche);
begin
  return (
    with trouve as materialized (
      select r.entite, r.id, r.libelle, r.texte
      from fiche.reperes_biens(p_session, v_recherche, p_le) as r
      where core.contient_mots(r.texte, v_mots)
      union all
      select r.entite, r.id, r.libelle, r.texte
      from fiche.reperes_ventes(v_recherche, v_mots) as r
      where utilisateur.peut_lire(p_session, p_le, 'ventes')
        and core.contient_mots(r.texte, v_mots)
      union all
      select r.entite, r.id, r.libelle, r.texte
      from fiche.reperes_personnes(p_session, v_recherche, v_mots, p_le) as r
      where core.contient_mots(r.texte, v_mots)
    ),
    range as (
      select t.*, row_number() over (
               order by core.cle_nom(t.libelle) <> v_cle, t.entite, t.libelle, t.id) as rang
      from trouve t
    )
    select json_build_object(
      'resultats', coalesce(json_agg(json_build_object(
          'entite', g.entite, 'id', g.id, 'libelle', g.libelle) order by g.rang)
        filter (where g.rang <= 30), '[]'),
      'autres', greatest(count(*) - 30, 0))
    from range g);
end
$$;
