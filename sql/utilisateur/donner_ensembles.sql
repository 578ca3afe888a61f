-- Assigns a new account the permission sets named at its creation, until a date if one is given.
-- Spec: identites-et-droits#attributions.
-- Chosen: a null author is the publisher, who opens an organization with its administrator; an
--         `auditeur` always has an end date.
-- Refuses: droit_manquant, ensemble_inconnu, fin_obligatoire, periode_invalide.
create or replace function utilisateur.donner_ensembles(
  p_auteur_id uuid, p_utilisateur_id uuid, p_requete jsonb, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ensembles text[] := array(
    select jsonb_array_elements_text(coalesce(p_requete -> 'ensembles', '[]')));
  v_fin timestamptz := (p_requete ->> 'ensembles_fin_le')::timestamptz;
  v_inconnus text[];
begin
  if cardinality(v_ensembles) = 0 then
    return;
  end if;
  if p_auteur_id is not null
    and not utilisateur.permissions(p_auteur_id, p_le) @> '{permission_sets.manage}'
  then
    raise sqlstate 'TR403' using message = 'droit_manquant',
      detail = '{"permissions": ["permission_sets.manage"]}';
  end if;
  v_inconnus := array(select n.code from unnest(v_ensembles) as n (code)
                      except select e.code from utilisateur.ensemble e);
  if cardinality(v_inconnus) > 0 then
    raise sqlstate 'TR404' using message = 'ensemble_inconnu',
      detail = jsonb_build_object('ensembles', v_inconnus)::text;
  end if;
  if 'auditeur' = any (v_ensembles) and v_fin is null then
    raise sqlstate 'TR409' using message = 'fin_obligatoire';
  end if;
  if v_fin <= p_le then
    raise sqlstate 'TR400' using message = 'periode_invalide';
  end if;
  perform utilisateur.attribuer(p_utilisateur_id, n.code, tstzrange(p_le, v_fin), p_auteur_id)
  from unnest(v_ensembles) as n (code);
end
$$;
