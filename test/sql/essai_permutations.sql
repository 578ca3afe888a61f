-- Fixtures of the order of arrival of commands, acts of the office and decisions together: every
-- order of some steps is played, and what stands in the end is compared.

create function essai.a_l_heure(p_heure text, p_commande jsonb) returns jsonb
language sql immutable as $$
  select p_commande || jsonb_build_object('heure', p_heure)
$$;
comment on function essai.a_l_heure(text, jsonb) is 'A step: a command captured at an hour.';

create function essai.acte(p_fonction text, p_sur text, p_heure text, p_champs jsonb default '{}')
returns jsonb language sql immutable as $$
  select jsonb_build_object('acte', p_fonction, 'sur', p_sur,
                            'champs', p_champs || jsonb_build_object('le', essai.t(0, p_heure)))
$$;
comment on function essai.acte(text, text, text, jsonb) is
  'A step: an act of the office on a record, dated at an hour.';

create function essai.decision(
  p_commande text, p_motif text, p_decision text, p_demande jsonb default '{}') returns jsonb
language sql immutable as $$
  select jsonb_build_object('decision', p_decision, 'commande', p_commande, 'motif', p_motif,
                            'demande', p_demande)
$$;
comment on function essai.decision(text, text, text, jsonb) is
  'A step: the quality officer decides on the control of a command.';

create function essai.revision(p_parcelle text, p_etat text, p_heure text) returns jsonb
language sql immutable as $$
  select jsonb_build_object('statut', p_etat, 'parcelle', p_parcelle,
                            'depuis', essai.t(0, p_heure))
$$;
comment on function essai.revision(text, text, text) is
  'A step: the office says the state of a plot under AB, from an hour on.';

create function essai.corriger_en(p_commande jsonb) returns jsonb language sql as $$
  select jsonb_build_object('type', p_commande ->> 'type', 'version_schema', t.courante,
    'empreinte', 'x', 'payload', case p_commande ->> 'type'
      when 'collecte.enregistrer'
        then essai.payload_collecte(p_commande ->> 'nom', p_commande -> 'champs')
      else essai.payload(p_commande ->> 'type', p_commande ->> 'nom')
        || (p_commande -> 'champs') end)
  from commande.type_commande t where t.type = p_commande ->> 'type'
$$;
comment on function essai.corriger_en(jsonb) is
  'The part of a decision that corrects a command to what another one says.';

create function essai.retrait(p_heure text) returns jsonb language sql immutable as $$
  select jsonb_build_object('droits', 'terminer', 'depuis', essai.t(0, p_heure))
$$;
comment on function essai.retrait(text) is
  'A step: the administrator takes every set from the agent at an hour.';

create function essai.octroi(p_heure text) returns jsonb language sql immutable as $$
  select jsonb_build_object('droits', 'attribuer', 'depuis', essai.t(0, p_heure))
$$;
comment on function essai.octroi(text) is
  'A step: the administrator gives the agent the sets of collecting and inspecting at an hour.';

create function essai.changer_droits(p_acte text, p_depuis timestamptz) returns boolean
language plpgsql as $$
declare
  v_agent uuid := essai.id('agent ' || essai.code());
begin
  if exists (select from commande.commande c
             where c.utilisateur_id = v_agent and c.date_operation >= p_depuis
               and c.id <> essai.id('commande portée')) then
    return false;
  elsif p_acte = 'terminer' then
    perform utilisateur.terminer_attribution(essai.session(), a.id,
              jsonb_build_object('raison', 'vu', 'le', p_depuis), essai.t(1))
    from utilisateur.attribution a
    where a.utilisateur_id = v_agent and upper_inf(a.periode);
  else
    perform utilisateur.attribuer_ensemble(essai.session(), v_agent,
              jsonb_build_object('raison', 'vu', 'debut', p_depuis, 'ensemble', e), essai.t(1))
    from unnest('{agent_collecte,inspecteur}'::text[]) as e;
  end if;
  return true;
end
$$;
comment on function essai.changer_droits(text, timestamptz) is
  'Changes the rights of the agent at an instant; false, without a change, if a command that was '
  'captured later came before: the office says it when it happens.';

create function essai.appel(p_sql text) returns jsonb language sql immutable as $$
  select jsonb_build_object('appel', p_sql)
$$;
comment on function essai.appel(text) is
  'A step: a call that returns a text, which is a refusal if it begins with a status.';

create function essai.faire_pas(p_pas jsonb) returns boolean language plpgsql as $$
declare
  v_issue text;
begin
  if p_pas ? 'droits' then
    return essai.changer_droits(p_pas ->> 'droits', (p_pas ->> 'depuis')::timestamptz);
  elsif p_pas ? 'appel' then
    execute 'select ' || (p_pas ->> 'appel') into v_issue;
    return coalesce(v_issue, '') !~ '^4[0-9][0-9] ';
  elsif p_pas ? 'acte' then
    return essai.agir(p_pas ->> 'acte', essai.id(p_pas ->> 'sur'), p_pas -> 'champs',
                      'rsci', essai.t(2)) = 'fait';
  elsif p_pas ? 'statut' then
    return essai.statuer(p_pas ->> 'parcelle', p_pas ->> 'statut',
                         (p_pas ->> 'depuis')::timestamptz,
                         '{"derogation": {"raison": "x", "preuve": "x"}}', essai.t(2))
      = p_pas ->> 'statut';
  elsif p_pas ? 'decision' then
    return essai.lever('rsci ' || essai.code(), p_pas ->> 'commande', p_pas ->> 'motif',
                       p_pas ->> 'decision', p_pas -> 'demande') = 'leve';
  end if;
  perform essai.envoyer_a(p_pas, p_pas ->> 'heure');
  return true;
end
$$;
comment on function essai.faire_pas(jsonb) is 'Does a step; false if it is refused.';

create function essai.jouer_pas(p_pas jsonb[], p_ordre integer[]) returns jsonb
language plpgsql as $$
declare
  v_rang integer;
  v_fin jsonb;
begin
  begin
    foreach v_rang in array p_ordre loop
      if not essai.faire_pas(p_pas[v_rang]) then
        raise exception 'refused' using errcode = 'ZZ001';
      end if;
    end loop;
    perform essai.resoudre_references();
    assert not exists (select from controle.controle k where k.motif = 'donnees_illisibles');
    v_fin := essai.fin() || jsonb_build_object(
      'qualités', (select essai.rangees(array_agg(
                     to_jsonb(s) || jsonb_build_object('depuis', lower(s.periode))),
                     'id', 'raison', 'periode', 'auteur_id')
                   from conformite.statut_parcelle s),
      'plafonds', (select essai.rangees(array_agg(to_jsonb(x)), 'plafond_sortie_g')
                   from capacite.solde x where (x.plafond_g, x.consomme_g) <> (0, 0)),
      'dus', (select essai.rangees(array_agg(to_jsonb(d))) from (
                select c.genre, c.collecte_id, c.devise, sum(c.masse_g) as masse,
                       sum(c.montant) as montant
                from paiement.creance c group by 1, 2, 3) as d),
      'capacités', (select essai.rangees(array_agg(jsonb_build_object(
                      'de', c.producteur_id, 'g', c.capacite_g, 'statut', c.statut)))
                    from capacite.capacite c
                    where c.statut <> 'remplacee' and c.capacite_g > 0),
      'dépassent', (
        select essai.rangees(array_agg(jsonb_build_object('ligne', k.entite_id)))
        from controle.controle k where k.statut = 'ouvert' and k.motif = 'capacite_depassee'));
    raise exception 'taken back' using errcode = 'ZZ001';
  exception when sqlstate 'ZZ001' then null;
  end;
  return v_fin;
end
$$;
comment on function essai.jouer_pas(jsonb[], integer[]) is
  'What stands after steps in an order; nothing stays. Null where one of them is refused.';

create function essai.ecarts_de_permutations(variadic p_pas jsonb[]) returns text
language sql as $$
  with recursive ordre as (
    select '{}'::integer[] as rangs
    union all
    select o.rangs || n.n
    from ordre o join generate_series(1, cardinality(p_pas)) as n (n) on n.n <> all (o.rangs)
  ),
  joue as materialized (
    select o.rangs, essai.jouer_pas(p_pas, o.rangs) as fin
    from ordre o where cardinality(o.rangs) = cardinality(p_pas)
  ),
  premier as materialized (
    select j.rangs, j.fin from joue j where j.fin is not null order by j.rangs limit 1
  )
  select case when (select count(j.fin) from joue j) < 2 then 'never played' else (
    select string_agg(format('%s and %s %s: %s / %s', p.rangs, j.rangs, u.key, u.value,
                             j.fin -> u.key), E'\n' order by j.rangs, u.key)
    from premier p
      cross join lateral jsonb_each(p.fin) as u
      join joue j on j.fin is not null
    where u.value is distinct from j.fin -> u.key) end
$$;
comment on function essai.ecarts_de_permutations(jsonb[]) is
  'What the orders of some steps leave otherwise than the first of them; orders in which a step is '
  'refused are left out. Null when all end alike.';
