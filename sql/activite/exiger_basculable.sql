-- Checks that an activity can be switched. Switching it on requires that its module is active and
-- licensed, and that its parent and prerequisites are on; switching it off requires that no active
-- activity depends on it.
-- Spec: organisations-et-modules#activation-refusee.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: activation_refusee.
create or replace function activite.exiger_basculable(
  p_noeud activite.noeud, p_acte text, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_empechent text[];
begin
  if p_acte = 'desactiver' then
    select array_agg(n.code order by n.rang) into v_empechent from activite.noeuds(p_le) n
    where n.allumee and (n.parent = p_noeud.code or p_noeud.code = any (n.prerequis));
    if v_empechent is not null then
      raise sqlstate 'TR409' using message = 'activation_refusee',
        detail = jsonb_build_object('raison', 'requis', 'activites', v_empechent)::text;
    end if;
    return;
  end if;

  if not module.est_actif(p_noeud.module, p_le) then
    raise sqlstate 'TR409' using message = 'activation_refusee',
      detail = jsonb_build_object('raison', 'module_inactif', 'modules',
                                  array[p_noeud.module])::text;
  end if;
  perform module.exiger_activable(p_noeud.module, p_le);
  select array_agg(n.code order by n.rang) into v_empechent from activite.noeuds(p_le) n
  where n.code = any (p_noeud.prerequis || p_noeud.parent) and n.etat is distinct from 'actif';
  if v_empechent is not null then
    raise sqlstate 'TR409' using message = 'activation_refusee',
      detail = jsonb_build_object('raison', 'prerequis_inactif', 'activites', v_empechent)::text;
  end if;
end
$$;
