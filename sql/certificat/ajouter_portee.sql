-- Adds lines to what a certificate covers; none is ever changed or taken away.
-- Spec: «Portee of a certificate is append-only and lists dimensions (activity, site, product,
--       unit)».
-- Refuses: produit_introuvable.
create or replace function certificat.ajouter_portee(
  p_certificat_id uuid, p_lignes jsonb, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_inconnu uuid;
begin
  select l.produit_id into v_inconnu from jsonb_to_recordset(p_lignes) as l (produit_id uuid)
  where l.produit_id is not null
    and not exists (select from produit.produit p where p.id = l.produit_id)
  limit 1;
  if v_inconnu is not null then
    raise sqlstate 'TR404' using message = 'produit_introuvable';
  end if;
  insert into certificat.portee
    (organisation_id, certificat_id, activite, site, produit_id, unite, ajoutee_le, auteur_id)
  select core.organisation_id(), p_certificat_id, l.value ->> 'activite', l.value ->> 'site',
         (l.value ->> 'produit_id')::uuid, l.value ->> 'unite', p_le, p_auteur_id
  from jsonb_array_elements(p_lignes) with ordinality as l order by l.ordinality;
end
$$;
