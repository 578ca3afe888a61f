-- Gives a record its number from a restored counter: the record's former number if the log knows
-- it, else the next one. Null if the counter is full, or was not restored. Every 256 ranks it
-- checks whether former numbers are still awaited; if not, the counter becomes as fast as others.
-- Spec: restauration#numeros.
-- Locks: the numbering counter.
create or replace function numerotation.attribuer_restaure(
  p_campagne_id uuid, p_nature text, p_produit_id uuid, p_entite text, p_entite_id uuid,
  p_le timestamptz, p_fige numerotation.fige) returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_rang bigint;
  v_maximum bigint := numerotation.rang_maximal(p_fige.segments);
  v_numero text;
begin
  perform from numerotation.compteur c
  where c.campagne_id = p_campagne_id and c.nature = p_nature and c.produit_id = p_produit_id
    and c.restaure_le is not null
  for no key update;
  if not found then
    return null;
  end if;
  select r.rang, r.numero into v_rang, v_numero
  from numerotation.numero_repris r
  where r.entite_id = p_entite_id and r.campagne_id = p_campagne_id and r.nature = p_nature
    and r.produit_id = p_produit_id
    and not exists (select from numerotation.numero_officiel n where n.numero = r.numero)
  order by r.rang limit 1;
  loop
    if v_numero is null then
      update numerotation.compteur c set dernier_rang = c.dernier_rang + 1
      where c.campagne_id = p_campagne_id and c.nature = p_nature and c.produit_id = p_produit_id
        and c.dernier_rang < v_maximum
      returning c.dernier_rang into v_rang;
      if v_rang is null then
        return null;
      end if;
      v_numero := numerotation.composer(p_fige.segments, p_fige.annee, p_fige.code_campagne,
                                        p_nature, p_fige.produit, p_fige.prefixe, v_rang);
    end if;
    insert into numerotation.numero_officiel
      (organisation_id, numero, campagne_id, nature, produit_id, rang, entite, entite_id,
       attribue_le)
    values (core.organisation_id(), v_numero, p_campagne_id, p_nature, p_produit_id, v_rang,
            p_entite, p_entite_id, p_le)
    on conflict (organisation_id, numero) do nothing;
    if found then
      if v_rang % 256 = 0 then
        perform numerotation.rendre_rapide(p_campagne_id, p_nature, p_produit_id);
      end if;
      return v_numero;
    end if;
    v_numero := null;
  end loop;
end
$$;
