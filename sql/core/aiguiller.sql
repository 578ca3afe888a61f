-- Generates every function of `core.aiguillage` from its calls (`core.voie`), whenever `sql/` is
-- applied (`sql/core/dispatch.sql`). Through a generated function, a domain calls functions of
-- higher domains. The lower domain declares the function in `sql/<domain>/aiguillage.rows.sql`:
-- name, kind, parameters, return type and whether it only reads. Higher domains declare the
-- functions to call in their `voie.rows.sql`, by rank or by key. A mismatch stops the installation
-- with an error message.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
-- Why: the generated calls are static, so that each is planned once per session and checked at
-- installation.
create or replace function core.aiguiller() returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_aiguillage core.aiguillage;
  v_voie core.voie;
  v_places text[] := '{}';
begin
  for v_aiguillage in
    select a.nom, a.genre, a.parametres, a.renvoie, a.est_lecture
    from core.aiguillage a order by a.nom
  loop
    assert v_aiguillage.genre <> 'question',
      format('%s: a function with one way is called by its name', v_aiguillage.nom);
    execute format(
      'create or replace function %s(%s) returns %s language plpgsql %s
         set search_path = pg_catalog, pg_temp as %L',
      v_aiguillage.nom, v_aiguillage.parametres, v_aiguillage.renvoie,
      case when v_aiguillage.est_lecture then 'stable' else 'volatile' end,
      core.corps_aiguillage(v_aiguillage));
  end loop;
  for v_voie in
    select v.domaine, v.aiguillage, v.rang, v.cle, v.fonction
    from core.voie v order by v.aiguillage, v.rang, v.cle
  loop
    select a.nom, a.genre, a.parametres, a.renvoie, a.est_lecture into v_aiguillage
    from core.aiguillage a where a.nom = v_voie.aiguillage;
    assert v_aiguillage.nom is not null,
      format('%s hangs on %s, which is no row of core.aiguillage',
             v_voie.fonction, v_voie.aiguillage);
    assert (v_voie.cle is not null) = (v_aiguillage.genre like 'choix%'),
      format('%s: %s has a %s', v_voie.aiguillage, v_voie.fonction, case
        when v_voie.cle is null then 'rank instead of a key' else 'key instead of a rank' end);
    assert concat_ws(' ', v_voie.aiguillage, v_voie.rang, v_voie.cle) <> all (v_places),
      format('%s: two ways at %s', v_voie.aiguillage, coalesce(v_voie.cle, v_voie.rang::text));
    v_places := v_places || concat_ws(' ', v_voie.aiguillage, v_voie.rang, v_voie.cle);
    perform core.exiger_voie(v_aiguillage, core.fonction_nommee(v_voie.aiguillage),
                             v_voie.fonction);
  end loop;
end
$$;
