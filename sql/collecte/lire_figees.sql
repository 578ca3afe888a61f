-- Reads the frozen values of each campaign that the collections of a batch name. Incomplete values
-- are left out (a campaign that is not open yet, a product that its pack lacks, no refaction, no
-- number): another command may complete them, so each collection reads them itself.
-- Spec: packs-et-campagnes#pack-fige.
-- Chosen: docs/performance.md#path.
-- Why: each envelope is parsed later, by itself, and may be unreadable. Here its raw text, as
--      phones write it, only shows which values to read ahead, and decides nothing.
create or replace function collecte.lire_figees(p_enveloppes text[])
returns collecte.campagne_figee[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne text;
  v_produit text;
  v_vues text[] := '{}';
  v_figee collecte.campagne_figee;
  v_figees collecte.campagne_figee[] := '{}';
begin
  for i in 1 .. cardinality(p_enveloppes) loop
    v_campagne := left(split_part(p_enveloppes[i], '"campagne_id":"', 2), 36);
    v_produit := left(split_part(p_enveloppes[i], '"produit_id":"', 2), 36);
    if v_campagne || v_produit <> all (v_vues) then
      v_vues := v_vues || (v_campagne || v_produit);
      if v_campagne || v_produit ~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){2}$' then
        v_figee := collecte.lire_figee(v_campagne::uuid, v_produit::uuid);
        if collecte.est_complete(v_figee) then
          v_figees := v_figees || v_figee;
        end if;
      end if;
    end if;
  end loop;
  return v_figees;
end
$$;
