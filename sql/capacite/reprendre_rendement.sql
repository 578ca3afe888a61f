-- Sets the yield of a plot that was approved elsewhere. An imported yield is not imported twice:
-- its import is undone first, or another yield is set.
-- Spec: terrain#rendement, capacites#reprise.
-- Refuses: rendement_deja_connu, and what `capacite.fixer_rendement` refuses.
create or replace function capacite.reprendre_rendement(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if (select r.reprise from parcelle.rendement r
      where r.parcelle_id = (p_requete ->> 'parcelle_id')::uuid
        and r.campagne_id = (p_requete ->> 'campagne_id')::uuid
        and r.produit_id = (p_requete ->> 'produit_id')::uuid
      order by r.fixe_le desc, r.id desc limit 1)
  then
    raise sqlstate 'TR409' using message = 'rendement_deja_connu';
  end if;
  return (capacite.fixer_rendement(p_requete || '{"reprise": true}', p_auteur_id, p_le)
          #>> '{rendement,id}')::uuid;
end
$$;
