-- Returns the merge that made an id an alias, with both producers locked; requires that the merge
-- has no dependents.
-- Spec: file-de-controle#defusion.
-- Why: a merge that stored no moved records can not be undone, because nothing says which plots the
--      lost producer held.
-- Refuses: producteur_inconnu, producteur_non_fusionne, defusion_impossible (what stands on it, or
--          `sans_trace`).
-- Locks: controls that the undoing may make moot, what `adhesion.tenir` locks of the kept producer,
--        the lost one's balances, both producers.
create or replace function adhesion.exiger_defusionnable(p_id uuid) returns producteur.fusion
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fusion producteur.fusion;
  v_fusionne_dans uuid;
  v_suites jsonb;
begin
  perform constat.tenir(adhesion.a_revoir_fusion(array(
    select p.fusionne_dans from producteur.producteur p where p.id = p_id)));
  perform adhesion.tenir(array[p_id]);
  select p.fusionne_dans into v_fusionne_dans
  from producteur.producteur p where p.id = p_id for update;
  if not found then
    raise sqlstate 'TR404' using message = 'producteur_inconnu';
  elsif v_fusionne_dans is null then
    raise sqlstate 'TR409' using message = 'producteur_non_fusionne';
  end if;
  perform capacite.verrouiller_producteurs(p_id);
  select f.* into v_fusion from producteur.fusion f
  where f.perdu_id = p_id order by f.rang desc limit 1;
  if v_fusion.nature is distinct from 'fusion' then
    raise sqlstate 'TR409' using message = 'defusion_impossible',
      detail = jsonb_build_object('raison', 'sans_trace', 'suites', '[]'::jsonb,
        'actes', '["imports_creer", "parcelles_transferer"]'::jsonb)::text;
  end if;
  perform from producteur.producteur p where p.id = v_fusion.garde_id for update;
  select jsonb_agg(to_jsonb(s) order by s.entite, s.id) into v_suites
  from adhesion.suites_de_fusion(v_fusion) as s;
  if v_suites is not null then
    raise sqlstate 'TR409' using message = 'defusion_impossible',
      detail = jsonb_build_object('raison', 'suites', 'suites', v_suites)::text;
  end if;
  return v_fusion;
end
$$;
