-- Writes an event for each certificate that ends within the organization's delay, once for each
-- last day, and its deliveries.
-- Spec: webhooks#genres.
create or replace function webhook.relever_certificats(p_jour date, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_jours integer := reglage.entier('relances.certificat_jours', p_le)::integer;
  v_limite constant integer := 10000;
  v_ecrits uuid[];
begin
  if v_jours = 0 then
    return;
  end if;
  with ecrit as (
    insert into webhook.evenement (organisation_id, genre, sujet_id, etat, cle, le)
    select core.organisation_id(), 'certificat.prend_fin', c.id, 'valide', c.jour::text, p_le
    from relance.certificats(v_jours, v_limite, p_le) as c
    where c.jour >= p_jour
    order by c.jour, c.id
    on conflict (sujet_id, genre, cle, organisation_id) do nothing
    returning id
  )
  select array_agg(e.id) into v_ecrits from ecrit e;
  if v_ecrits is not null then
    perform webhook.distribuer(v_ecrits);
  end if;
end
$$;
