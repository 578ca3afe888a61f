-- Compares a seal with the journal of today: the entries that were altered or taken out (a hundred
-- ids of each at most, and how many), how many lost their personal values by a purge, and whether
-- root, fingerprint and chain hold.
-- Spec: sceaux#verifier.
create or replace function sceau.verifier(p_sceau sceau.sceau) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_retirees bigint[];
  v_alterees bigint[];
  v_effacees bigint;
  v_feuilles bytea[];
  v_chaine boolean;
begin
  select coalesce(array_agg(f.evenement_id order by f.evenement_id) filter (where e.id is null),
                  '{}'),
         coalesce(array_agg(f.evenement_id order by f.evenement_id) filter (
           where e.id is not null
             and (f.empreinte <> sceau.empreinte_feuille(sceau.contenu_evenement(e), f.interne)
                  or f.interne <> sceau.interne(f.sel, e.details)
                  or (f.sel is null and conservation.est_a_taire(e.details::json)))), '{}'),
         count(*) filter (where f.sel is null),
         array_agg(f.empreinte order by f.evenement_id)
  into v_retirees, v_alterees, v_effacees, v_feuilles
  from sceau.feuille f left join journal.evenement e on e.id = f.evenement_id
  where f.sceau_rang = p_sceau.rang;
  v_chaine := p_sceau.empreinte = sha256(convert_to(sceau.contenu(p_sceau), 'UTF8'))
    and p_sceau.precedent = coalesce(
      (select s.empreinte from sceau.sceau s where s.rang = p_sceau.rang - 1),
      case p_sceau.rang when 1 then decode(repeat('00', 32), 'hex') end);
  return json_build_object(
    'alterees', v_alterees[:100], 'nombre_alterees', cardinality(v_alterees),
    'retirees', v_retirees[:100], 'nombre_retirees', cardinality(v_retirees),
    'nombre_effacees', v_effacees,
    'racine_tient', coalesce(cardinality(v_feuilles) = p_sceau.feuilles
                             and sceau.racine(v_feuilles) = p_sceau.racine, false),
    'chaine_tient', coalesce(v_chaine, false));
end
$$;
