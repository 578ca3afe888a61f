-- Returns a producer's name and place as known by the service at an instant.
-- Spec: documents#remplacement.
create or replace function producteur.nomme_au(
  p_id uuid, p_le timestamptz, out nom text, out localite text) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  with su as (
    select distinct on (h.champ) h.champ, h.valeur #>> '{}' as valeur
    from producteur.champ h
    where h.producteur_id = p_id and h.champ in ('nom', 'prenoms', 'localite')
    order by h.champ, h.enregistre_le <= p_le desc,
             case when h.enregistre_le <= p_le then -h.version else h.version end
  ),
  dit as (
    select jsonb_object_agg(s.champ, s.valeur) as champs from su s
  )
  select concat_ws(' ', coalesce(d.champs ->> 'nom', p.nom),
                   coalesce(d.champs ->> 'prenoms', p.prenoms)),
         case when d.champs ? 'localite' then d.champs ->> 'localite' else p.localite end
  into nom, localite
  from producteur.producteur p cross join dit d
  where p.id = p_id;
end
$$;
