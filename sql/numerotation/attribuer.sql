-- Gives the next official number of (campaign, nature, product) to a record. Null if the campaign
-- has no frozen model, if the model lacks a value, or if the sequence is full. Skips ranks whose
-- number another record holds. After a restoration, a counter gives records their former numbers,
-- and a new counter begins above the numbers of a lost campaign or product with the same codes.
-- Spec: numerotation#attribution, restauration#numeros. A caller that has the frozen parts passes
--       them in `p_fige`.
-- Locks: the numbering counter of (campaign, nature, product): the last lock a transaction takes.
create or replace function numerotation.attribuer(
  p_campagne_id uuid, p_nature text, p_produit_id uuid, p_entite text, p_entite_id uuid,
  p_le timestamptz, p_fige numerotation.fige default null) returns text
language plpgsql
as $$
declare
  v_modele numerotation.fige := p_fige;
  v_numero text;
  v_rang bigint;
  v_organisation_id uuid := core.organisation_id();
  v_forme record;
begin
  if v_modele is null then
    v_modele := numerotation.modele_fige(p_campagne_id, p_produit_id);
  end if;
  v_forme := numerotation.gabarit(v_modele.segments, v_modele.annee, v_modele.code_campagne,
                                  v_modele.produit, v_modele.prefixe);
  if v_forme.gabarit is null then
    return null;
  end if;

  loop
    with compteur as (
      insert into numerotation.compteur as c
        (organisation_id, campagne_id, nature, produit_id, dernier_rang)
      values (v_organisation_id, p_campagne_id, p_nature, p_produit_id, 1)
      on conflict (organisation_id, campagne_id, nature, produit_id) do update
        set dernier_rang = c.dernier_rang + 1
        where c.dernier_rang < v_forme.rang_maximal and c.restaure_le is null
      returning c.dernier_rang as rang
    ),
    numero as (
      insert into numerotation.numero_officiel
        (organisation_id, numero, campagne_id, nature, produit_id, rang, entite, entite_id,
         attribue_le)
      select v_organisation_id, numerotation.ecrire_rang(
               v_forme.gabarit, p_nature, c.rang, v_forme.rang_du_modele),
             p_campagne_id, p_nature, p_produit_id, c.rang, p_entite, p_entite_id, p_le
      from compteur c
      where c.rang > 1 or not exists (
        select from numerotation.numero_repris r
        where r.nature = p_nature and r.numero = numerotation.ecrire_rang(
          v_forme.gabarit, p_nature, r.rang, v_forme.rang_du_modele))
      on conflict (organisation_id, numero) do nothing
      returning numero
    )
    select c.rang, n.numero into v_rang, v_numero from compteur c left join numero n on true;
    if v_rang is null then
      return numerotation.attribuer_restaure(p_campagne_id, p_nature, p_produit_id, p_entite,
                                             p_entite_id, p_le, v_modele);
    elsif v_numero is not null then
      return v_numero;
    elsif v_rang = 1 then
      perform numerotation.passer_repris(p_campagne_id, p_nature, p_produit_id, p_le, v_modele);
    end if;
  end loop;
end
$$;
