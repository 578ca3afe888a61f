-- Gives the next official number of (campaign, nature, product) to a record; null when the campaign
-- has no frozen model, the model lacks a value, or the sequence is full. A rank whose number
-- another record holds is passed over.
-- Spec: numerotation#attribution.
-- Locks: the numbering counter of (campaign, nature, product): the last lock a transaction takes.
create or replace function numerotation.attribuer(
  p_campagne_id uuid, p_nature text, p_produit_id uuid, p_entite text, p_entite_id uuid,
  p_le timestamptz) returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_modele record;
  v_numero text;
  v_rang bigint;
begin
  select m.segments, m.annee, m.code_campagne, m.produit, m.prefixe into v_modele
  from numerotation.modele_fige(p_campagne_id, p_produit_id) as m;
  if numerotation.composer(v_modele.segments, v_modele.annee, v_modele.code_campagne, p_nature,
                           v_modele.produit, v_modele.prefixe, 1) is null then
    return null;
  end if;

  loop
    insert into numerotation.compteur as c
      (organisation_id, campagne_id, nature, produit_id, dernier_rang)
    values (core.organisation_id(), p_campagne_id, p_nature, p_produit_id, 1)
    on conflict (organisation_id, campagne_id, nature, produit_id) do update
      set dernier_rang = c.dernier_rang + 1
      where c.dernier_rang < numerotation.rang_maximal(v_modele.segments)
    returning dernier_rang into v_rang;
    if v_rang is null then
      return null;
    end if;

    v_numero := numerotation.composer(
      v_modele.segments, v_modele.annee, v_modele.code_campagne, p_nature, v_modele.produit,
      v_modele.prefixe, v_rang);
    insert into numerotation.numero_officiel
      (organisation_id, numero, campagne_id, nature, produit_id, rang, entite, entite_id,
       attribue_le)
    values (core.organisation_id(), v_numero, p_campagne_id, p_nature, p_produit_id, v_rang,
            p_entite, p_entite_id, p_le)
    on conflict (organisation_id, numero) do nothing;
    if found then
      return v_numero;
    end if;
  end loop;
end
$$;
