-- Presents a record of a licence with the records that it replaces, latest first, and the record
-- that corrected it.
-- Spec: licences-et-factures#registre.
-- Refuses: licence_inconnue.
create or replace function licence.detailler(p_licence_id uuid, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_jour date := core.jour_editeur(p_le);
  v_reponse jsonb;
begin
  with recursive registre as materialized (select l from tache.licences() l),
  chaine as (
    select r.l, 0 as rang from registre r where (r.l).id = p_licence_id
    union all
    select r.l, c.rang + 1 from chaine c join registre r on (r.l).id = (c.l).corrige
  )
  select jsonb_build_object(
    'licence', licence.presenter(c.l, o, v_jour),
    'corrigee_par', (select (r.l).id from registre r where (r.l).corrige = p_licence_id),
    'historique', (select coalesce(jsonb_agg(licence.presenter(h.l, o, v_jour) order by h.rang),
                                   '[]')
                   from chaine h where h.rang > 0))
  into v_reponse
  from chaine c join tache.annuaire() o on o.id = (c.l).organisation_id
  where c.rang = 0;
  if v_reponse is null then
    raise sqlstate 'TR404' using message = 'licence_inconnue';
  end if;
  return v_reponse;
end
$$;
